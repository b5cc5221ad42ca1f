import type { ReactNode } from 'react'
import styles from './state-box.module.css'

/** What a state box is about. */
export type StateKind = 'empty' | 'error' | 'offline' | 'remote-down'

const drawings: Readonly<Record<StateKind, ReactNode>> = {
  empty: (
    <>
      <path d="M12 60h72M20 60V22h56v38" />
      <path
        d="M20 22l-8 8M76 22l8 8M30 22v38M40 22v38M50 22v38M60 22v38M68 22v38M20 34h56M20 46h56"
        strokeOpacity=".35"
      />
      <circle cx="48" cy="60" r="7" className={styles.ball} />
    </>
  ),
  error: (
    <>
      <rect x="34" y="8" width="28" height="40" rx="4" transform="rotate(12 48 28)" className={styles.card} />
      <path d="M16 62h64M28 62c2-8 8-12 14-12M66 62c-1-5-4-8-8-10" />
    </>
  ),
  offline: (
    <>
      <path d="M14 34c19-18 49-18 68 0M26 46c12-11 32-11 44 0" />
      <circle cx="48" cy="58" r="4" fill="currentColor" />
      <path d="M22 12l52 50" className={styles.strike} />
    </>
  ),
  'remote-down': (
    <>
      <rect x="8" y="14" width="34" height="44" rx="6" />
      <rect x="54" y="14" width="34" height="44" rx="6" strokeDasharray="4 4" className={styles.missing} />
      <path d="M42 36h4M50 36h4" />
      <path d="M16 24h18M16 32h12M16 40h15" strokeOpacity=".5" />
      <path d="m64 30 14 14M78 30 64 44" className={styles.missing} />
    </>
  ),
}

/** The drawing of a state: an empty goal, a red card, a broken signal, a missing piece. */
export function StateArt({ kind }: { kind: StateKind }) {
  return (
    <svg className={styles.art} viewBox="0 0 96 72" aria-hidden="true">
      {drawings[kind]}
    </svg>
  )
}
