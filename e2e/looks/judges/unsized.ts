import type { Fault, Picture } from '../seen'

/** Pictures whose place is not known before they are there. */
export const unsized = (pictures: readonly Picture[]): Fault[] =>
  pictures
    .filter(({ isSized }) => !isSized)
    .map(({ where, source, box }) => ({ judge: 'unsized', where, what: source, box }))
