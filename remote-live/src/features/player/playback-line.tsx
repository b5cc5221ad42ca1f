import { clockText } from '@pitchside/base'
import { Num } from '@pitchside/ui'
import type { LivePlayer } from './live-player'
import { MarkedLine } from './marked-line'
import type { Moment } from './moment'
import styles from './player.module.css'
import type { PlayerSnapshot } from './player-snapshot'
import type { StillSource } from './stills.calls'

interface PlaybackLineProps {
  player: LivePlayer
  snapshot: PlayerSnapshot
  moments: readonly Moment[]
  stills: StillSource | undefined
}

/** Where a recording is, and the way to another place of it. */
export function PlaybackLine({ player, snapshot, moments, stills }: PlaybackLineProps) {
  return (
    <div className={styles.line}>
      <Num value={clockText(snapshot.positionS)} />
      <MarkedLine
        value={snapshot.positionS}
        max={Math.max(1, snapshot.durationS)}
        valueText={clockText(snapshot.positionS)}
        textOf={(at) => clockText(Math.round(at))}
        moments={moments}
        stills={stills}
        placeOf={({ second }) => second}
        onValueChange={(position) => player.seekBy(position - snapshot.positionS)}
      />
      <Num value={clockText(snapshot.durationS)} />
    </div>
  )
}
