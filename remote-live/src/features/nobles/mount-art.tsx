import { classNames, type NobleTier } from '@pitchside/ui'
import type { ReactNode } from 'react'
import styles from './mount-art.module.css'

const main = 'var(--t)'
const dark = 'var(--mount-dark)'
const light = 'var(--mount-light)'
const ink = 'var(--mount-ink)'

const bothEyes = (y: number, color = ink) => (
  <>
    <circle cx="24" cy={y} r="2.8" fill={color} />
    <circle cx="40" cy={y} r="2.8" fill={color} />
  </>
)

/** A big cat's head; markings and mane come with the kind. */
function cat(mane: ReactNode, marks: ReactNode): ReactNode {
  return (
    <>
      {mane}
      <path
        d="M10 24C6 14 10 7 14 8c6 1 9 5 10 8h16c1-3 4-7 10-8 4-1 8 6 4 16 3 18-8 32-22 32S7 42 10 24z"
        fill={main}
      />
      <path d="M14 12c3 1 5 3 6 6-3 1-5 2-7 4-1-4-1-8 1-10zM50 12c-3 1-5 3-6 6 3 1 5 2 7 4 1-4 1-8-1-10z" fill={dark} />
      {marks}
      <path d="M32 38c8 0 13 4 13 9s-6 9-13 9-13-4-13-9 5-9 13-9z" fill={light} />
      <path
        d="M27 40h10l-5 6zM32 45v5M32 50c-2 2-5 2-7 0M32 50c2 2 5 2 7 0"
        fill={ink}
        stroke={ink}
        strokeWidth="1.6"
      />
      {bothEyes(31)}
    </>
  )
}

const spots = [
  [20, 22, 2.6],
  [27, 18, 2],
  [37, 18, 2],
  [44, 22, 2.6],
  [14, 32, 2.4],
  [50, 32, 2.4],
  [16, 40, 2],
  [48, 40, 2],
  [32, 24, 2.2],
] as const

const petals = Array.from({ length: 14 }, (_, index) => (index * 360) / 14)

const heads: Record<NobleTier, ReactNode> = {
  1: (
    <>
      <path d="M18 58c0-12 6-18 5-27-6 5-12 7-14 3-2-5 5-14 13-20l-1-10 8 6c16 2 25 16 22 48z" fill={main} />
      <path d="M29 10c13 3 20 18 18 48h8c3-33-8-48-26-48z" fill={dark} />
      <path d="M33 16l10-4-5 9 11 0-8 7 10 4-10 4" fill={dark} />
      <circle cx="25" cy="21" r="2.6" fill={ink} />
      <path d="M11 33l4-2" stroke={ink} strokeWidth="1.8" />
    </>
  ),
  2: cat(
    undefined,
    spots.map(([cx, cy, r]) => <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r={r} fill={dark} />),
  ),
  3: cat(
    undefined,
    <path
      d="M32 14v10M25 15l3 8M39 15l-3 8M10 33l8 1M54 33l-8 1M12 41l7-2M52 41l-7-2"
      stroke={dark}
      strokeWidth="3.4"
      strokeLinecap="round"
    />,
  ),
  4: cat(
    petals.map((angle) => (
      <path key={angle} d="M32 33L24 2c5-4 11-4 16 0z" fill={dark} transform={`rotate(${angle} 32 33)`} />
    )),
    <path d="M32 14c3 4 3 8 0 12-3-4-3-8 0-12z" fill={light} />,
  ),
  5: (
    <>
      <path d="M34 14L42 2l2 11 12-5-5 11 11 3-11 6 8 8-13 1z" fill={dark} />
      <path d="M48 58c5-18 2-36-13-44C26 9 16 13 13 22L3 31c2 7 10 9 16 6 1 8-1 14-6 21z" fill={main} />
      <path d="M13 22L3 31c2 7 10 9 16 6-3-4-3-10-6-15z" fill={light} />
      <path d="M18 33c-4 2-9 1-13-2" stroke={ink} strokeWidth="1.8" fill="none" />
      <circle cx="25" cy="23" r="3" fill={ink} />
      <path d="M28 44c4 3 8 3 12 0M26 52c5 3 10 3 16 0" stroke={dark} strokeWidth="2.4" fill="none" />
    </>
  ),
  6: (
    <>
      <path d="M21 22C10 20 4 11 5 1c5 8 12 10 20 13zM43 22c11-2 17-11 16-21-5 8-12 10-20 13z" fill={dark} />
      <path d="M16 26l-12 2 10 6-11 6 13 2zM48 26l12 2-10 6 11 6-13 2z" fill={dark} />
      <path d="M32 8l13 12 3 16-7 13-9 11-9-11-7-13 3-16z" fill={main} />
      <path d="M32 8l5 14-5 10-5-10z" fill={dark} />
      <path d="M19 27l10 4-8 3zM45 27l-10 4 8 3z" fill={ink} />
      <path d="M26 44c2 2 4 3 6 3s4-1 6-3l-6 12z" fill={light} />
      <path d="M28 48v1M36 48v1" stroke={ink} strokeWidth="2.4" strokeLinecap="round" />
      <path d="M22 50C12 52 8 58 2 56M42 50c10 2 14 8 20 6" stroke={main} strokeWidth="2" fill="none" />
    </>
  ),
}

const wing = 'M10 44C-4 44-20 36-28 14c8 4 14 6 20 6-6-5-9-10-10-18 8 8 18 12 26 14z'

/** The mount of a rank: its head, with wings from the fourth rank on. In the rank's colour; `size` is the height in px. */
export function MountArt({ tier, size = 64, className }: { tier: NobleTier; size?: number; className?: string }) {
  const hasWings = tier >= 4
  return (
    <svg
      className={classNames(styles.mount, className)}
      data-tier={tier}
      viewBox={hasWings ? '-30 0 124 64' : '0 0 64 64'}
      height={size}
      width={hasWings ? (size * 124) / 64 : size}
      aria-hidden="true"
    >
      {hasWings ? (
        <g className={styles.wings}>
          <path d={wing} fill={dark} />
          <path d={wing} fill={dark} transform="matrix(-1 0 0 1 64 0)" />
        </g>
      ) : undefined}
      {heads[tier]}
    </svg>
  )
}
