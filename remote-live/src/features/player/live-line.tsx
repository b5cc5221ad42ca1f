import { clockText } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { Num } from '@pitchside/ui'
import type { LivePlayer } from './live-player'
import { MarkedLine } from './marked-line'
import type { Moment } from './moment'
import styles from './player.module.css'
import type { PlayerSnapshot } from './player-snapshot'
import type { StillSource } from './stills.calls'

interface LiveLineProps {
  player: LivePlayer
  snapshot: PlayerSnapshot
  moments: readonly Moment[]
  stills: StillSource | undefined
}

/** How far back one can go in a broadcast: the last minute of its stream, or two hours where they are kept. */
export function LiveLine({ player, snapshot, moments, stills }: LiveLineProps) {
  const t = useT('live')
  const { behindS, windowS } = snapshot
  const place = Math.max(0, windowS - behindS)
  return (
    <div className={styles.line}>
      {behindS === 0 ? undefined : <Num value={behindS < 60 ? `-${behindS} s` : `-${clockText(behindS)}`} />}
      <MarkedLine
        value={place}
        max={Math.max(1, windowS)}
        valueText={behindS < 60 ? t('player.behindText', { count: behindS }) : `-${clockText(behindS)}`}
        textOf={(at) => `-${clockText(Math.max(0, Math.round(windowS - at)))}`}
        moments={moments}
        stills={stills}
        placeOf={({ at }) => windowS - Math.round((player.serverNow - at) / 1_000)}
        onValueChange={(wanted) => player.seekBy(wanted - place)}
      />
    </div>
  )
}
