import { useT } from '@pitchside/i18n'
import { classNames, Menu, type MenuItem, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { LivePlayer } from './live-player'
import type { PlayerSnapshot } from './player-snapshot'
import styles from './quality-menu.module.css'

const liveRates = [1.5, 1.25, 1, 0.75]
const playbackRates = [2, 1.5, 1.25, 1, 0.75, 0.5]

/** Speed of the picture. A broadcast at another speed does not follow the live edge, and says so. */
export function SpeedMenu({
  player,
  snapshot,
  isPlayback,
}: {
  player: LivePlayer
  snapshot: PlayerSnapshot
  isPlayback: boolean
}) {
  const t = useT('live')
  const items: MenuItem[] = (isPlayback ? playbackRates : liveRates).map((rate) => ({
    id: `${rate}`,
    label: rate === 1 && !isPlayback ? t('player.rateLive') : `${rate}×`,
    isChecked: snapshot.rate === rate,
    onSelect: () => player.setRate(rate),
  }))
  return (
    <Menu
      side="top"
      align="center"
      trigger={
        <button type="button" className={classNames(styles.button, css.ringed)}>
          {snapshot.rate === 1 ? t('player.speed') : `${snapshot.rate}×`}
          {snapshot.rate === 1 ? undefined : <VisuallyHidden>{t('player.speed')}</VisuallyHidden>}
        </button>
      }
      items={items}
    />
  )
}
