import { SuggestedRooms } from '../../parts/suggested/suggested-rooms'
import { CalendarCard } from './calendar-card'
import { useOwnReservations } from './use-own-reservations'

/** Below the own reservations, as soon as they stand: the way into the own calendar, and what is on air meanwhile. */
export function AfterReservations() {
  const { plans, matches } = useOwnReservations()
  const isAwaited = (plans.isPending || matches.isPending) && !plans.isError && !matches.isError
  if (isAwaited) return undefined
  return (
    <>
      <CalendarCard />
      <SuggestedRooms />
    </>
  )
}
