import { useSyncExternalStore } from 'react'
import type { FlagPiece } from './flag-art'
import { shownFlags, watchFlags } from './flag-store'

/** What is drawn on a flag's field of 18 x 13. */
export function FlagPieces({ pieces }: { pieces: readonly FlagPiece[] }) {
  return pieces.map(([fill, path]) => <path key={path} d={path} fill={fill} />)
}

/** The same by the country's code, for pages that show few flags: drawn when the drawings are here. */
export function LateFlag({ code }: { code: string }) {
  const flags = useSyncExternalStore(watchFlags, shownFlags)
  return <FlagPieces pieces={flags?.[code] ?? []} />
}
