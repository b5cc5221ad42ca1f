import type { FlagPiece } from './flag-art'

type Drawings = Pick<typeof import('./flag-art'), 'flagArt' | 'nationFlags'>

let drawings: Drawings | undefined
const listeners = new Set<() => void>()

/** The drawings are here: whoever waited for them draws. */
export function offerFlags(next: Drawings): void {
  drawings = next
  for (const tell of listeners) tell()
}

/** The flag of the nation at this place, once the drawings are here. */
export const nationPieces = (place: number): readonly FlagPiece[] | undefined =>
  drawings?.flagArt[drawings.nationFlags[place] ?? '']

/** Asks for the drawings when somebody waits for them; a page that cannot have them goes on without. */
export function watchFlags(listener: () => void): () => void {
  listeners.add(listener)
  if (!drawings) import('./flag-art').then(offerFlags, () => undefined)
  return () => listeners.delete(listener)
}
