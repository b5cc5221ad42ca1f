import { chosenFace } from '@pitchside/base/portrait'
import { type CSSProperties, useState } from 'react'
import { classNames } from '../class-names'
import type { NobleTier } from '../noble/noble'
import styles from './avatar.module.css'
import { Portrait } from './portrait'

/**
 * Props of {@link Avatar}. `src` is the picture of a user as the wire has it: the address of an uploaded one, or the face that
 * was chosen. Without it, or when it fails, the face comes from `id`.
 */
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
  const chosen = src && chosenFace(src)
  const picture =
    src && !chosen && src !== failedSrc ? (
      <img src={src} alt={name ?? ''} loading="lazy" onError={() => setFailedSrc(src)} />
    ) : (
      <Portrait id={chosen || String(id)} hasHeadset={hasHeadset} />
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
