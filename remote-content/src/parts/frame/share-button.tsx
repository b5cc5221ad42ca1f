import { useT } from '@pitchside/i18n'
import { SharePopover } from '@pitchside/parts'
import { Button } from '@pitchside/ui'

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
    <SharePopover
      id={shared.path}
      title={shared.title}
      path={shared.path}
      picture={shared.cover}
      trigger={
        <Button variant="outline" icon="share-2">
          {t('article.share')}
        </Button>
      }
    />
  )
}
