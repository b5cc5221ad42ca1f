import { useT } from '@pitchside/i18n'
import { Num, Slider } from '@pitchside/ui'
import type { LivePlayer } from './live-player'
import styles from './player.module.css'
import type { PlayerSnapshot } from './player-snapshot'

/** The last minute of a broadcast, while somebody is not at its edge. */
export function LiveLine({ player, snapshot }: { player: LivePlayer; snapshot: PlayerSnapshot }) {
  const t = useT('live')
  const { behindS, windowS } = snapshot
  const place = Math.max(0, windowS - behindS)
  return (
    <div className={styles.line}>
      <Num value={`-${behindS} s`} />
      <Slider
        label={t('player.position')}
        value={place}
        max={Math.max(1, windowS)}
        valueText={t('player.behindText', { count: behindS })}
        onValueChange={(wanted) => player.seekBy(wanted - place)}
      />
    </div>
  )
}
