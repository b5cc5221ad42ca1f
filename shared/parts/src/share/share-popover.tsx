import { bus } from '@pitchside/bus'
import { language } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { copyText, Popover, type PopoverProps, SharePanel } from '@pitchside/ui'
import { textOf } from '../i18n/texts'

/** What is given away. */
export interface Shared {
  title: string
  /** Address inside the site, or what asks the server for it. */
  path: string | (() => Promise<string>)
  /** Address of its picture; empty: none. */
  picture: string
}

const wholeUrl = (path: string): string => new URL(path, location.origin).href

async function copy(url: string): Promise<void> {
  // Where nothing may be copied, the address itself is what the visitor can write down.
  if (await copyText(url)) bus.emit('toast.requested', { text: textOf('copied'), tone: 'success' })
  else bus.emit('toast.requested', { text: url, tone: 'info' })
}

function Panel({ id, title, path, picture }: Shared & { id: string }) {
  const { data } = useQuery({
    queryKey: ['share', id],
    queryFn: async () => {
      const url = wholeUrl(typeof path === 'string' ? path : await path())
      const { toDataURL } = await import('qrcode')
      return { url, code: await toDataURL(url, { margin: 1, width: 288 }) }
    },
  })
  const url = data?.url ?? (typeof path === 'string' ? wholeUrl(path) : undefined)
  return (
    <SharePanel
      labels={{ scan: textOf('shareScan'), code: textOf('shareCode'), copy: textOf('shareCopy') }}
      language={language()}
      page={url === undefined ? undefined : { url, title, picture: picture && wholeUrl(picture) }}
      codeSrc={data?.code}
      onCopy={(address) => void copy(address)}
    />
  )
}

/** Opens the ways to give something's address away: the networks of the reader's language, a code for phones, the copy. */
export function SharePopover({ id, trigger, ...shared }: Shared & { id: string } & Pick<PopoverProps, 'trigger'>) {
  return (
    <Popover label={textOf('share')} trigger={trigger}>
      <Panel id={id} {...shared} />
    </Popover>
  )
}
