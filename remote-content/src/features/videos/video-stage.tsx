import { useT } from '@pitchside/i18n'
import { useEffect, useRef, useState } from 'react'
import { PageState } from '../frame/page-state'
import type { Video } from './video'
import classes from './video-player.module.css'
import { countView } from './videos.calls'

/** Plays a video with the browser's own controls. The view counts when it starts to play. */
export function VideoStage({ video }: { video: Video }) {
  const t = useT('content')
  const player = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const isCounted = useRef(false)
  useEffect(() => {
    const element = player.current
    if (!element) return
    return () => {
      // Leaving the page must end the download as well.
      element.removeAttribute('src')
      element.load()
    }
  }, [])
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
    player.current?.load()
  }
  return (
    <div className={classes.stage}>
      {/* biome-ignore lint/a11y/useMediaCaption: the clips have no speech */}
      <video
        ref={player}
        src={video.address}
        poster={video.cover}
        controls
        playsInline
        preload="metadata"
        aria-label={video.title}
        hidden={hasFailed}
        onPlay={onPlay}
        onError={() => setFailed(true)}
      />
      {hasFailed ? <PageState kind="error" title={t('videos.failed')} onRetry={retry} minHeight={360} /> : undefined}
    </div>
  )
}
