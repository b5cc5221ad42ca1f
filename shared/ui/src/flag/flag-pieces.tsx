import { useSyncExternalStore } from 'react'
import type { FlagPiece } from './flag-art'
import { nationPieces, watchFlags } from './flag-store'

/** What is drawn on a flag's field of 18 x 13. */
export function FlagPieces({ pieces }: { pieces: readonly FlagPiece[] }) {
  return pieces.map(([fill, path]) => <path key={path} d={path} fill={fill} />)
}

/** The same of the nation at this place, for pages that show few flags: drawn when the drawings are here. */
export function LateFlag({ place }: { place: number }) {
  const pieces = useSyncExternalStore(watchFlags, () => nationPieces(place))
  return <FlagPieces pieces={pieces ?? []} />
}
