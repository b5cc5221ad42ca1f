import { useT } from '@pitchside/i18n'
import { Card } from '@pitchside/ui'
import styles from '../lists/lists.module.css'
import { AfterReservations } from './after-reservations'
import { OwnReservations } from './own-reservations'

/** Reservations inside the member centre: what this member waits for, and the way into the own calendar. */
export function ReservationsView() {
  const t = useT('live')
  return (
    <>
      <Card title={t('title.reserve')} className={styles.reservations}>
        <OwnReservations seeAll={{ href: '/reserve?scope=all' }} />
      </Card>
      <AfterReservations />
    </>
  )
}
