import { addressInLanguage } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { language } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { copyText, Popover, type PopoverProps, SharePanel } from '@pitchside/ui'
import { cloneElement } from 'react'
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
/** Whoever follows it reads what the one who gave it away reads. */
const pageUrl = (path: string): string => wholeUrl(addressInLanguage(path, language()))
const urlOf = async (path: Shared['path']): Promise<string> => pageUrl(typeof path === 'string' ? path : await path())

const hasDeviceWay = (): boolean => typeof navigator.share === 'function'
/** There the device's own way is known best; elsewhere it is one of several. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches

async function copy(url: string): Promise<void> {
  // Where nothing may be copied, the address itself is what the visitor can write down.
  if (await copyText(url)) bus.emit('toast.requested', { text: textOf('copied'), tone: 'success' })
  else bus.emit('toast.requested', { text: url, tone: 'info' })
}

/** By the device's own way; where that fails the address is copied. */
async function shareByDevice(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // Choosing no target is no failure.
    if ((error as Error).name !== 'AbortError') await copy(url)
  }
}

function Panel({ id, title, path, picture }: Shared & { id: string }) {
  const { data } = useQuery({
    queryKey: ['share', id, language()],
    queryFn: async () => {
      const url = await urlOf(path)
      const { toDataURL } = await import('qrcode')
      return { url, code: await toDataURL(url, { margin: 1, width: 288 }) }
    },
  })
  const url = data?.url ?? (typeof path === 'string' ? pageUrl(path) : undefined)
  return (
    <SharePanel
      labels={{
        scan: textOf('shareScan'),
        code: textOf('shareCode'),
        copy: textOf('shareCopy'),
        device: textOf('shareDevice'),
      }}
      language={language()}
      page={url === undefined ? undefined : { url, title, picture: picture && wholeUrl(picture) }}
      codeSrc={data?.code}
      onCopy={(address) => void copy(address)}
      onDevice={hasDeviceWay() ? (address) => void shareByDevice(title, address) : undefined}
    />
  )
}

/**
 * Opens the ways to give something's address away: the networks of the reader's language, a code for phones, the copy, the
 * device's own where it has one. On a device that is touched its own way comes at once.
 */
export function SharePopover({ id, trigger, ...shared }: Shared & { id: string } & Pick<PopoverProps, 'trigger'>) {
  if (hasDeviceWay() && isTouched())
    return cloneElement(trigger, {
      onClick: () => void urlOf(shared.path).then((url) => shareByDevice(shared.title, url)),
    })
  return (
    <Popover label={textOf('share')} trigger={trigger}>
      <Panel id={id} {...shared} />
    </Popover>
  )
}
