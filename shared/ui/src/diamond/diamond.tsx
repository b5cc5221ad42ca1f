import { useId } from 'react'
import { classNames } from '../class-names'
import styles from './diamond.module.css'

/** The gem of the site's currency. `size` in px; without it, the size of the text. */
export function DiamondIcon({ size, className }: { size?: number; className?: string }) {
  const id = useId()
  return (
    <svg
      className={classNames(styles.gem, className)}
      style={size === undefined ? undefined : { width: size, height: size }}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <linearGradient id={id} x2="0" y2="1">
        <stop className={styles.top} />
        <stop offset="1" className={styles.bottom} />
      </linearGradient>
      <path fill={`url(#${id})`} d="M6.5 3.5h11L22 9.5 12 21.5 2 9.5z" />
      <path fill="#fff" opacity=".55" d="M6.5 3.5 8.5 9.5H2z" />
      <path fill="#fff3c4" opacity=".75" d="M8.5 9.5 12 3.5l3.5 6z" />
      <path fill="#a85f00" opacity=".28" d="M12 21.5 15.5 9.5H22z" />
      <path fill="#fff" opacity=".28" d="M12 21.5 8.5 9.5h7z" />
    </svg>
  )
}

/** Props of {@link Diamonds}. `amount` in whole diamonds; `isSigned` writes the plus; `label` is the unit for screen readers. */
export interface DiamondsProps {
  amount: number
  isSigned?: boolean
  size?: number
  label?: string
  className?: string
}

/** An amount of diamonds, never wrapped. */
export function Diamonds({ amount, isSigned, size, label, className }: DiamondsProps) {
  // As the page writes its other numbers: 1,280 or 1.280.
  const text = amount.toLocaleString(document.documentElement.lang || 'en-US')
  return (
    <span
      className={classNames(styles.diamonds, className)}
      style={size === undefined ? undefined : { fontSize: size }}
      title={label}
    >
      <DiamondIcon />
      {isSigned && amount > 0 ? `+${text}` : text}
    </span>
  )
}
