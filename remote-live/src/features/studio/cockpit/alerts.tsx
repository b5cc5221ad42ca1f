import { useT } from '@pitchside/i18n'
import { Banner, Button, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { RoomFeed } from '../../../parts/room-feed/room-feed'
import type { RoomMatch } from '../../../parts/rooms/room'
import { useHealth } from '../go-live/health-panel'
import styles from './cockpit.module.css'
import { useDeskKeys } from './use-desk-keys'
import { useGoalOffer } from './use-goal-offer'

/** What the anchor must know now: goals nobody told the room of, and what is wrong with the push. */
export function Alerts({ match, feed }: { match: RoomMatch | undefined; feed: RoomFeed }) {
  const t = useT('live')
  const { data: health } = useHealth()
  const offer = useGoalOffer(match)
  const announce = (): void => {
    if (!offer || !match) return
    offer.done()
    const score = `${offer.home}-${offer.away}`
    void feed.send(t('studio.cockpit.goalLine', { home: match.home.name, away: match.away.name, score }))
  }
  useDeskKeys({ KeyG: announce })
  return (
    <div className={classNames(css.stack2, css.hiddenEmpty)} role="status" aria-label={t('studio.cockpit.alerts')}>
      {offer && match ? (
        <div className={styles.goal}>
          <b className={css.fill}>
            {match.home.name} {offer.home}–{offer.away} {match.away.name}
          </b>
          <Button size="sm" variant="primary" icon="megaphone" aria-keyshortcuts="Alt+G" onClick={announce}>
            {t('studio.cockpit.announce')} <kbd className={styles.key}>Alt+G</kbd>
          </Button>
          <Button size="sm" onClick={offer.done}>
            {t('studio.cockpit.pass')}
          </Button>
        </div>
      ) : undefined}
      {health?.warnings.map((warning) => (
        <Banner key={warning} tone="warning">
          {t(`studio.health.warning.${warning}`)}
        </Banner>
      ))}
    </div>
  )
}
