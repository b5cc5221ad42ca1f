import { rounded } from '@pitchside/base'
import type { ReactNode } from 'react'
import { Diamonds } from '../diamond/diamond'
import styles from './sums.module.css'

/** A line of {@link Sums}. */
export interface SumsRow {
  label: string
  value: ReactNode
}

/** What a step moves, line by line: the amount, and what it does to each balance. Stands where it is confirmed. */
export function Sums({ rows }: { rows: readonly SumsRow[] }) {
  return (
    <dl className={styles.sums}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Props of {@link BalanceChange}: diamonds before, and how many come or go; `unit` names them for screen readers. */
export interface BalanceChangeProps {
  from: number
  by: number
  unit: string
}

/** A balance before and after. */
export function BalanceChange({ from, by, unit }: BalanceChangeProps) {
  return (
    <span className={styles.change}>
      <Diamonds amount={from} label={unit} />
      <span>→</span>
      {/* Balances have one decimal at most. */}
      <Diamonds amount={rounded(from + by, 1)} label={unit} />
    </span>
  )
}
