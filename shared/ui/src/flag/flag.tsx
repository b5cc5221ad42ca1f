import styles from './flag.module.css'
import { flagArt, nationFlags, noFlag } from './flag-art'
import { FlagPieces } from './flag-pieces'
import { offerFlags } from './flag-store'

// Where flags stand beside names anyway, crests have them at once.
offerFlags({ flagArt, nationFlags })

/** A small flag. It stands beside the name of its country or league and says nothing to screen readers. */
export function Flag({ code }: { code: string }) {
  return (
    <svg className={styles.flag} viewBox="0 0 18 13" aria-hidden="true">
      <FlagPieces pieces={flagArt[code] ?? noFlag} />
    </svg>
  )
}
