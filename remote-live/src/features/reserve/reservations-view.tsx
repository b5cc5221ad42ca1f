import { CalendarCard } from './calendar-card'
import { OwnReservations } from './own-reservations'

/** Reservations inside the member centre: what this member waits for, and the way into the own calendar. */
export function ReservationsView() {
  return (
    <>
      <OwnReservations seeAll={{ href: '/reserve?scope=all' }} />
      <CalendarCard />
    </>
  )
}
