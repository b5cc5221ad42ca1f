import { SuggestedRooms } from '../../parts/suggested/suggested-rooms'
import { CalendarCard } from './calendar-card'
import { useOwnReservations } from './use-own-reservations'

/** Below the own reservations, as soon as they stand: the way into the own calendar, and what is on air meanwhile. */
export function AfterReservations() {
  const { plans, matches } = useOwnReservations()
  if (!plans.data || !matches.data) return undefined
  return (
    <>
      <CalendarCard />
      <SuggestedRooms />
    </>
  )
}
