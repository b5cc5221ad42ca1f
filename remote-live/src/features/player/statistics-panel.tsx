import { useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useState } from 'react'
import type { LivePlayer } from './live-player'
import { PlayerPanel } from './player-panel'
import styles from './player-panel.module.css'
import type { PlayerStatistics } from './statistics'

const refreshMs = 1_000
const none = '–'
const seconds = (value: number | undefined): string => (value === undefined ? none : `${value.toFixed(1)} s`)
const megabits = (value: number | undefined): string =>
  value === undefined ? none : `${(value / 1e6).toFixed(2)} Mbit/s`

/** Rows of the panel: a key below `player.stat`, and the value. */
function rowsOf(now: PlayerStatistics, isPlayback: boolean): [string, string][] {
  const live: [string, string][] = [
    ['latency', seconds(now.latencyS)],
    ['target', seconds(now.targetS)],
  ]
  return [
    ...(isPlayback ? [] : live),
    ['buffer', seconds(now.bufferS)],
    ['level', now.height > 0 ? `${now.width}×${now.height}` : none],
    ['bitrate', megabits(now.bitrate)],
    ['bandwidth', megabits(now.bandwidth)],
    ['dropped', `${now.droppedFrames} / ${now.frames}`],
    ['stalls', `${now.stalls} · ${seconds(now.stalledMs / 1_000)}`],
    ['recoveries', `${now.recoveries}`],
    ['speed', `${now.rate.toFixed(2)}×`],
    ['firstPicture', now.firstPictureMs === undefined ? none : `${Math.round(now.firstPictureMs)} ms`],
  ]
}

/** How the stream is doing, once a second. */
export function StatisticsPanel({
  player,
  onClose,
  isPlayback,
}: {
  player: LivePlayer
  onClose: () => void
  isPlayback: boolean
}) {
  const t = useT('live')
  const [now, setNow] = useState(() => player.statistics())
  useEffect(() => {
    const timer = setInterval(() => setNow(player.statistics()), refreshMs)
    return () => clearInterval(timer)
  }, [player])
  return (
    <PlayerPanel title={t('player.statistics')} onClose={onClose}>
      <dl className={classNames(styles.facts, css.stack2px)} data-testid="player-statistics">
        {rowsOf(now, isPlayback).map(([name, value]) => (
          <div key={name} data-name={name}>
            <dt className={css.onMediaSoft}>{t(`player.stat.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PlayerPanel>
  )
}
