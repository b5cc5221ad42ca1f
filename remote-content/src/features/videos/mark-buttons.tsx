import { compactNumber, useT } from '@pitchside/i18n'
import { Button } from '@pitchside/ui'
import { useMark } from '../frame/use-mark'
import type { Video } from './video'
import classes from './video-player.module.css'
import { toggleVideoFavorite, toggleVideoLike } from './videos.calls'

/** Like and favourite of a video. */
export function MarkButtons({ video }: { video: Video }) {
  const t = useT('content')
  const like = useMark({ isOn: video.isLiked, total: video.likes }, () => toggleVideoLike(video.id))
  const favorite = useMark({ isOn: video.isFavorite, total: video.favorites }, () => toggleVideoFavorite(video.id))
  return (
    <div className={classes.marks}>
      <Button
        variant={like.mark.isOn ? 'primary' : 'outline'}
        icon="thumbs-up"
        aria-pressed={like.mark.isOn}
        onClick={like.press}
      >
        {t('article.like')} {compactNumber(like.mark.total)}
      </Button>
      <Button
        variant={favorite.mark.isOn ? 'gold' : 'outline'}
        icon="star"
        aria-pressed={favorite.mark.isOn}
        onClick={favorite.press}
      >
        {t('article.favorite')} {compactNumber(favorite.mark.total)}
      </Button>
    </div>
  )
}
