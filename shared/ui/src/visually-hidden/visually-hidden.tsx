import type { ReactNode } from 'react'
import * as css from '../primitives/primitives'

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.spoken}>{children}</span>
}
