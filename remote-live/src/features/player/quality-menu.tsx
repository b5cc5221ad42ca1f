import { useT } from '@pitchside/i18n'
import { Menu, type MenuItem, VisuallyHidden } from '@pitchside/ui'
import type { LivePlayer, PlayerSnapshot } from './live-player'
import { usePlayerSettings } from './player-settings.store'
import { offeredQualities, type Quality } from './quality'
import styles from './quality-menu.module.css'

const rates = [0.75, 1, 1.25, 1.5]

/** Quality and speed of the stream. A chosen quality stays, in this room and the next. */
export function QualityMenu({ player, snapshot }: { player: LivePlayer; snapshot: PlayerSnapshot }) {
  const t = useT('live')
  const change = usePlayerSettings((state) => state.change)
  const offered = offeredQualities(snapshot.heights)
  const current: Quality = offered.includes(snapshot.quality) ? snapshot.quality : (offered[0] ?? 'auto')
  const qualityItems: MenuItem[] = offered.map((quality) => ({
    id: quality,
    label: t(`player.quality.${quality}`),
    isChecked: quality === current,
    onSelect: () => {
      player.setQuality(quality)
      change({ quality })
    },
  }))
  const rateItems: MenuItem[] = rates.map((rate, index) => ({
    id: `rate-${rate}`,
    label: t('player.rate', { rate }),
    isChecked: snapshot.rate === rate,
    startsGroup: index === 0,
    onSelect: () => player.setRate(rate),
  }))
  return (
    <Menu
      side="top"
      align="center"
      trigger={
        <button type="button" className={styles.button}>
          {t(`player.quality.${current}`)}
          {snapshot.rate === 1 ? undefined : ` ${snapshot.rate}×`}
          <VisuallyHidden>{t('player.qualityMenu')}</VisuallyHidden>
        </button>
      }
      items={[...qualityItems, ...rateItems]}
    />
  )
}
