import { useId } from 'react'
import styles from './pitch.module.css'

/** Size of the drawn pitch; everything on it is placed in these units. */
export const pitch = { width: 840, height: 500, edge: 10 } as const

const stripes = Array.from({ length: 10 }, (_, i) => i)

/** Grass and lines of a whole pitch. */
export function Pitch() {
  const shade = useId()
  return (
    <g>
      <radialGradient id={shade}>
        <stop offset=".5" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".34" />
      </radialGradient>
      {stripes.map((stripe) => (
        <rect
          key={stripe}
          x={stripe * 84}
          width="84.5"
          height={pitch.height}
          className={stripe % 2 === 0 ? styles.dark : styles.bright}
        />
      ))}
      <rect width={pitch.width} height={pitch.height} fill={`url(#${shade})`} />
      <g className={styles.lines}>
        <rect x="10" y="10" width="820" height="480" />
        <path d="M420 10V490" />
        <circle cx="420" cy="250" r="70" />
        <path d="M10 100h130.200v300H10M10 182.500h43.700v135H10M140.200 200a59 65 0 0 1 0 100" />
        <path d="M830 100H699.800v300H830M830 182.500h-43.700v135H830M699.800 200a59 65 0 0 0 0 100" />
      </g>
      <circle cx="420" cy="250" r="3" className={styles.spot} />
    </g>
  )
}
