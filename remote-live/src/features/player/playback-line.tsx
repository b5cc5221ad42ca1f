import { useT } from '@pitchside/i18n'
import { Num, Slider } from '@pitchside/ui'
import type { LivePlayer } from './live-player'
import styles from './player.module.css'
import type { PlayerSnapshot } from './player-snapshot'

const two = (value: number): string => String(value).padStart(2, '0')
const timeText = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`

/** Where a recording is, and the way to another place of it. */
export function PlaybackLine({ player, snapshot }: { player: LivePlayer; snapshot: PlayerSnapshot }) {
  const t = useT('live')
  return (
    <div className={styles.line}>
      <Num value={timeText(snapshot.positionS)} />
      <Slider
        label={t('player.position')}
        value={snapshot.positionS}
        max={Math.max(1, snapshot.durationS)}
        valueText={timeText(snapshot.positionS)}
        onValueChange={(position) => player.seekBy(position - snapshot.positionS)}
      />
      <Num value={timeText(snapshot.durationS)} />
    </div>
  )
}
