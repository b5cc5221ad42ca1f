import { refusalOf, useIntent } from '@pitchside/parts'
import { buyScheme } from './experts.calls'

/** Buying a scheme: it is paid once, whatever got lost. */
export function usePurchase(id: number, onDone: () => void) {
  const { start, error, isPending } = useIntent({ send: buyScheme, onDone })
  const refusal = refusalOf(error)
  return { buy: () => start(id), isPending, isOffline: error !== null && refusal === undefined, refusal }
}
