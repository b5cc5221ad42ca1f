import type { Control, Fault } from '../seen'

/** Buttons that nothing listens to. */
export const deadButtons = (controls: readonly Control[]): Fault[] =>
  controls
    .filter(({ isAnswered }) => !isAnswered)
    .map(({ where, name, box }) => ({ judge: 'dead-buttons', where, what: `"${name}"`, box }))
