import type { ReactElement } from 'react'
import styles from './flag.module.css'
import { flagArt, noFlag } from './flag-art'

const drawings = new Map<string, ReactElement>()

/** What is drawn on a flag's field of 18 x 13. */
export function flagDrawing(code: string): ReactElement {
  const known = drawings.get(code)
  if (known) return known
  const drawing = (
    <>
      {(flagArt[code] ?? noFlag).map(([fill, path]) => (
        <path key={path} d={path} fill={fill} />
      ))}
    </>
  )
  drawings.set(code, drawing)
  return drawing
}

/** A small flag. It stands beside the name of its country or league and says nothing to screen readers. */
export function Flag({ code }: { code: string }) {
  return (
    <svg className={styles.flag} viewBox="0 0 18 13" aria-hidden="true">
      {flagDrawing(code)}
    </svg>
  )
}
