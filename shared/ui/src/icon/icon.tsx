import type { CSSProperties } from 'react'
import { classNames } from '../class-names'
import styles from './icon.module.css'
import { type IconName, iconPaths } from './icon-paths'

/** Props of {@link Icon}. `size` in px; without it the icon follows the font size. `label` only when no text says the same. */
export interface IconProps {
  name: IconName
  size?: number
  fill?: boolean
  label?: string
  className?: string
  style?: CSSProperties
}

/** A line icon in the colour of the text around it. Without a label it is hidden from screen readers. */
export function Icon({ name, size, fill, label, className, style }: IconProps) {
  const shared = {
    className: classNames(styles.icon, fill && styles.fill, className),
    style: size === undefined ? style : { width: size, height: size, ...style },
    viewBox: '0 0 24 24',
  }
  if (label === undefined)
    return (
      <svg {...shared} aria-hidden="true">
        <path d={iconPaths[name]} />
      </svg>
    )
  return (
    <svg {...shared} role="img" aria-label={label}>
      <path d={iconPaths[name]} />
    </svg>
  )
}
