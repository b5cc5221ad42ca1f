/** Names of the knock-out rounds, in order. */
export const knockoutStages: readonly string[] = ['r32', 'r16', 'quarter', 'semi', 'final']
/** Nothing of these rounds counts for a table. */
export const isKnockoutStage = (stage: string): boolean =>
  knockoutStages.includes(stage) || stage === 'third' || stage === 'playIn'

/** Seats of a bracket: the best meets the last, and the two best can only meet in the final. */
export function bracketOrder(count: number): number[] {
  let seats = [0, 1]
  while (seats.length < count) seats = seats.flatMap((seat) => [seat, seats.length * 2 - 1 - seat])
  return seats
}
