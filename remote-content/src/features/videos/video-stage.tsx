import { useT } from '@pitchside/i18n'
import { useEffect, useRef, useState } from 'react'
import { Clip } from '../clip/clip'
import { PageState } from '../frame/page-state'
import { attachVideo } from './attach-video'
import type { Video } from './video'
import classes from './video-player.module.css'
import { countView } from './videos.calls'

/** Plays a video with the browser's own controls. The view counts when it starts to play. */
export function VideoStage({ video }: { video: Video }) {
  const t = useT('content')
  const player = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const isCounted = useRef(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const element = player.current
    if (!element) return
    let stop: (() => void) | undefined
    let isGone = false
    attachVideo(element, video.address, () => setFailed(true)).then(
      (detach) => {
        stop = detach
        if (isGone) detach()
      },
      () => setFailed(true),
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [video.address, attempt])
  const onPlay = () => {
    if (isCounted.current) return
    isCounted.current = true
    countView(video.id).catch(() => {
      // Counted at the next start instead.
      isCounted.current = false
    })
  }
  const retry = () => {
    setFailed(false)
    setAttempt((last) => last + 1)
  }
  return (
    <div className={classes.stage}>
      <Clip
        ref={player}
        poster={video.cover}
        preload="metadata"
        aria-label={video.title}
        hidden={hasFailed}
        onPlay={onPlay}
        onError={(event) => {
          if (event.currentTarget.src) setFailed(true)
        }}
      />
      {hasFailed ? <PageState kind="error" title={t('videos.failed')} onRetry={retry} minHeight={360} /> : undefined}
    </div>
  )
}
