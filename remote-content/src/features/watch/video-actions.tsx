import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { compactNumber, useT } from '@pitchside/i18n'
import { Slot } from '@pitchside/remote-kit'
import { Button, IconButton } from '@pitchside/ui'
import { useState } from 'react'
import { useMark } from '../frame/use-mark'
import { useMemberAction } from '../frame/use-member-action'
import type { Video } from '../videos/video'
import { toggleVideoFavorite, toggleVideoLike } from '../videos/videos.calls'
import classes from './video-actions.module.css'

/** Like, keep, share, report. */
export function VideoActions({ video }: { video: Video }) {
  const t = useT('content')
  const asMember = useMemberAction()
  const isOwn = useUser()?.id === video.ownerId
  const [isReporting, setReporting] = useState(false)
  const like = useMark({ isOn: video.isLiked, total: video.likes }, () => toggleVideoLike(video.id))
  const favorite = useMark({ isOn: video.isFavorite, total: video.favorites }, () => toggleVideoFavorite(video.id))
  const share = async () => {
    const address = `${location.origin}/video-player?id=${video.id}`
    try {
      await navigator.clipboard.writeText(address)
      bus.emit('toast.requested', { text: t('article.copied'), tone: 'success' })
    } catch {
      // Without permission to write, the address itself is what the visitor can copy.
      bus.emit('toast.requested', { text: address, tone: 'info' })
    }
  }
  return (
    <div className={classes.actions}>
      <Button
        variant={like.mark.isOn ? 'primary' : 'outline'}
        icon="thumbs-up"
        aria-pressed={like.mark.isOn}
        onClick={like.press}
      >
        {t('article.like')} <span className={classes.number}>{compactNumber(like.mark.total)}</span>
      </Button>
      <Button
        variant={favorite.mark.isOn ? 'gold' : 'outline'}
        icon="star"
        aria-pressed={favorite.mark.isOn}
        onClick={favorite.press}
      >
        {t('article.favorite')} <span className={classes.number}>{compactNumber(favorite.mark.total)}</span>
      </Button>
      <Button variant="outline" icon="share-2" onClick={() => void share()}>
        {t('article.share')}
      </Button>
      {isOwn ? undefined : (
        <IconButton icon="flag" label={t('watch.report')} onClick={() => asMember(() => setReporting(true))} />
      )}
      {isReporting ? (
        <Slot
          name="report.dialog"
          props={{
            target: { kind: 'video', id: video.id },
            name: t('watch.reported', { title: video.title }),
            onClose: () => setReporting(false),
          }}
        />
      ) : undefined}
    </div>
  )
}
