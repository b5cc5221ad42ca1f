import { useT } from '@pitchside/i18n'
import { Num } from '@pitchside/ui'
import { useEffect, useRef, useState } from 'react'
import { useLivePlayer } from '../../player/use-live-player'
import styles from './cockpit.module.css'

/** The own stream as viewers get it, without sound: the anchor hears the real thing. Says how far behind viewers are. */
export function OwnPreview({ src, cover }: { src: string; cover: string }) {
  const t = useT('live')
  const video = useRef<HTMLVideoElement>(null)
  const { player, snapshot } = useLivePlayer(video, { src, isPreview: true })
  const [delayS, setDelayS] = useState<number>()
  useEffect(() => {
    if (!player) return
    const timer = setInterval(() => setDelayS(player.statistics().latencyS), 1_000)
    return () => clearInterval(timer)
  }, [player])
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        poster={cover}
        playsInline
        muted
        aria-label={t('studio.live.preview')}
        data-phase={snapshot?.phase ?? 'loading'}
      />
      {delayS === undefined ? undefined : (
        <span className={styles.delay}>
          {t('studio.cockpit.delay')} <Num value={`${Math.max(0, delayS).toFixed(1)} s`} />
        </span>
      )}
    </>
  )
}
