import { bus } from '@pitchside/bus'
import { compactNumber, useT } from '@pitchside/i18n'
import { Button } from '@pitchside/ui'
import classes from './mark-buttons.module.css'
import { type Mark, useMark } from './use-mark'

interface Shared {
  title: string
  /** Inside the site. */
  path: string
}

/** Gives the address of a page away: where the device has its own way to share, that one is known best. */
async function share({ title, path }: Shared, copied: string): Promise<void> {
  const url = `${location.origin}${path}`
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    // Refusing to choose a target is no error.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    bus.emit('toast.requested', { text: copied, tone: 'success' })
  } catch {
    // Without permission to write, the address itself is what the visitor can copy.
    bus.emit('toast.requested', { text: url, tone: 'info' })
  }
}

interface Markable {
  mark: Mark
  toggle: () => Promise<Mark>
}

/** Like, keep, share: below an article or a video. */
export function MarkButtons({ like, favorite, shared }: { like: Markable; favorite: Markable; shared: Shared }) {
  const t = useT('content')
  const liked = useMark(like.mark, like.toggle)
  const kept = useMark(favorite.mark, favorite.toggle)
  return (
    <>
      <Button
        variant={liked.mark.isOn ? 'primary' : 'outline'}
        icon="thumbs-up"
        aria-pressed={liked.mark.isOn}
        onClick={liked.press}
      >
        {t('article.like')} <span className={classes.number}>{compactNumber(liked.mark.total)}</span>
      </Button>
      <Button
        variant={kept.mark.isOn ? 'gold' : 'outline'}
        icon="star"
        aria-pressed={kept.mark.isOn}
        onClick={kept.press}
      >
        {t('article.favorite')} <span className={classes.number}>{compactNumber(kept.mark.total)}</span>
      </Button>
      <Button variant="outline" icon="share-2" onClick={() => void share(shared, t('article.copied'))}>
        {t('article.share')}
      </Button>
    </>
  )
}
