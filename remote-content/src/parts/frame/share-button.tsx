import { bus } from '@pitchside/bus'
import { language, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Button, copyText, Popover, SharePanel } from '@pitchside/ui'

export interface Shared {
  title: string
  /** Inside the site. */
  path: string
  /** Address of its cover; empty: none. */
  cover: string
}

const wholeUrl = (path: string): string => new URL(path, location.origin).href

/** The device has its own way to share: that one is known best. */
const hasOwnWay = (): boolean => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches

function Panel({ title, path, cover }: Shared) {
  const t = useT('content')
  const url = wholeUrl(path)
  const { data: codeSrc } = useQuery({
    queryKey: ['content', 'share-code', url],
    queryFn: async () => (await import('qrcode')).toDataURL(url, { margin: 1, width: 288 }),
  })
  const copy = async (): Promise<void> => {
    // Where nothing may be copied, the address itself is what the visitor can write down.
    if (await copyText(url)) bus.emit('toast.requested', { text: t('article.copied'), tone: 'success' })
    else bus.emit('toast.requested', { text: url, tone: 'info' })
  }
  return (
    <SharePanel
      labels={{
        scan: t('share.scan'),
        code: t('share.code'),
        copy: t('share.copy'),
      }}
      language={language()}
      page={{ url, title, picture: cover && wholeUrl(cover) }}
      codeSrc={codeSrc}
      onCopy={() => void copy()}
    />
  )
}

/** Gives the address of an article or a video away. */
export function ShareButton({ shared }: { shared: Shared }) {
  const t = useT('content')
  if (hasOwnWay()) {
    // Refusing to choose a target is no error.
    const share = () => navigator.share({ title: shared.title, url: wholeUrl(shared.path) }).catch(() => undefined)
    return (
      <Button variant="outline" icon="share-2" onClick={() => void share()}>
        {t('article.share')}
      </Button>
    )
  }
  return (
    <Popover
      label={t('article.share')}
      trigger={
        <Button variant="outline" icon="share-2">
          {t('article.share')}
        </Button>
      }
    >
      <Panel {...shared} />
    </Popover>
  )
}
