import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { Slot } from '@pitchside/remote-kit'
import { IconButton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { MarkButtons } from '../../parts/frame/mark-buttons'
import type { Video } from '../../parts/video/video'
import { toggleVideoFavorite, toggleVideoLike } from '../../parts/video/videos.calls'

/** Like, keep, share, report. */
export function VideoActions({ video }: { video: Video }) {
  const t = useT('content')
  const isOwn = useUser()?.id === video.ownerId
  const [isReporting, setReporting] = useState(false)
  return (
    <div className={css.rowWrap2}>
      <MarkButtons
        like={{ mark: { isOn: video.isLiked, total: video.likes }, toggle: () => toggleVideoLike(video.id) }}
        favorite={{
          mark: { isOn: video.isFavorite, total: video.favorites },
          toggle: () => toggleVideoFavorite(video.id),
        }}
        shared={{ title: video.title, path: `/video-player?id=${video.id}`, picture: video.cover }}
      />
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
