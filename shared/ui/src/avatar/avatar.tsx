import { type CSSProperties, useState } from 'react'
import { classNames } from '../class-names'
import type { NobleTier } from '../noble/noble'
import styles from './avatar.module.css'
import { Portrait } from './portrait'

/** A picture address of this form names a face to draw: `portrait:<seed>`. */
const drawn = 'portrait:'

/** Props of {@link Avatar}. `src` is the uploaded picture; without it, or when it fails, the face comes from `id`. */
export interface AvatarProps {
  id: string | number
  src?: string
  /** Spoken name; leave out when the name stands beside it. */
  name?: string
  /** Side in px, 36 by default. */
  size?: number
  isLive?: boolean
  isOnline?: boolean
  tier?: NobleTier
  hasHeadset?: boolean
  className?: string
}

/** A user's picture. One ring at a time: live, then nobility, then the online dot. */
export function Avatar({ id, src, name, size = 36, isLive, isOnline, tier, hasHeadset, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const mark = isLive ? styles.live : tier ? styles.tier : isOnline ? styles.online : undefined
  const drawnFor = src?.startsWith(drawn) ? src.slice(drawn.length) : undefined
  const picture =
    src && drawnFor === undefined && src !== failedSrc ? (
      <img src={src} alt={name ?? ''} loading="lazy" onError={() => setFailedSrc(src)} />
    ) : (
      <Portrait id={drawnFor ?? String(id)} hasHeadset={hasHeadset} />
    )
  const look = {
    className: classNames(styles.avatar, mark, className),
    style: { '--size': `${size}px` } as CSSProperties,
  }
  if (name === undefined)
    return (
      <span {...look} data-tier={tier}>
        {picture}
      </span>
    )
  return (
    <span {...look} data-tier={tier} role="img" aria-label={name}>
      {picture}
    </span>
  )
}
