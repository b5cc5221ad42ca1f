import type { Fault, Shift } from '../seen'

/** A place that moves by less is not noticed. */
const noticed = 0.02

/** What moved after it was shown, by element. */
export function shifts(all: readonly Shift[]): Fault[] {
  const places = new Map<string, Shift>()
  for (const shift of all) {
    const before = places.get(shift.where)
    places.set(shift.where, { ...shift, value: shift.value + (before?.value ?? 0) })
  }
  return [...places.values()]
    .filter(({ value }) => value >= noticed)
    .map(({ where, value, box }) => ({ judge: 'shifts', where, what: `moved by ${value.toFixed(3)}`, box }))
}
