import type { FlagArt } from './flag-art'

let art: FlagArt | undefined
let isAsked = false
const listeners = new Set<() => void>()

/** The drawings are here: whoever waited for them draws. */
export function offerFlags(next: FlagArt): void {
  art = next
  for (const tell of listeners) tell()
}

/** The drawings, once they are here; they are asked for when somebody looks for the first time. */
export const shownFlags = (): FlagArt | undefined => art

export function watchFlags(listener: () => void): () => void {
  listeners.add(listener)
  if (!art && !isAsked) {
    isAsked = true
    import('./flag-art').then(
      ({ flagArt }) => offerFlags(flagArt),
      () => {
        isAsked = false
      },
    )
  }
  return () => listeners.delete(listener)
}
