import { useT } from '@pitchside/i18n'
import { classNames, Menu, type MenuItem, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { LivePlayer } from './live-player'
import { usePlayerSettings } from './player-settings.store'
import type { PlayerSnapshot } from './player-snapshot'
import { offeredQualities, type Quality, qualityAt } from './quality'
import styles from './quality-menu.module.css'

/**
 * Quality of the stream. A chosen quality stays, in this room and the next: only `auto` follows the line and the size
 * of the player.
 */
export function QualityMenu({ player, snapshot }: { player: LivePlayer; snapshot: PlayerSnapshot }) {
  const t = useT('live')
  const change = usePlayerSettings((state) => state.change)
  const offered = offeredQualities(snapshot.heights)
  const current: Quality = offered.includes(snapshot.quality) ? snapshot.quality : (offered[0] ?? 'auto')
  const played = qualityAt(snapshot.height, snapshot.heights)
  const nameOf = (quality: Quality) =>
    quality === 'auto' && current === 'auto' && played
      ? t('player.autoNow', { quality: t(`player.quality.${played}`) })
      : t(`player.quality.${quality}`)
  const items: MenuItem[] = offered.map((quality) => ({
    id: quality,
    label: nameOf(quality),
    isChecked: quality === current,
    onSelect: () => {
      player.setQuality(quality)
      change({ quality })
    },
  }))
  if (offered.length === 1)
    items.push({ id: 'only', label: t('player.onlyOriginal'), isDisabled: true, startsGroup: true })
  if (snapshot.isLowOffered)
    items.push({
      id: 'low-latency',
      label: t('player.lowLatency'),
      isChecked: snapshot.isLow,
      startsGroup: true,
      onSelect: () => {
        player.setLowLatency(!snapshot.isLow)
        change({ isLow: !snapshot.isLow })
      },
    })
  return (
    <Menu
      side="top"
      align="center"
      trigger={
        <button type="button" className={classNames(styles.button, css.ringed)} disabled={offered.length === 0}>
          {t(`player.quality.${current}`)}
          <VisuallyHidden>{t('player.qualityMenu')}</VisuallyHidden>
        </button>
      }
      items={items}
    />
  )
}
