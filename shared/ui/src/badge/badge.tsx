import { type ReactNode, useEffect } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-paths'
import * as css from '../primitives/primitives'
import styles from './badge.module.css'
import { joinBeat } from './beat'

/** What a badge says by its colour. `live` only for what happens now; `hot` for popular; `media` over pictures. */
export type BadgeTone =
  | 'neutral'
  | 'live'
  | 'hot'
  | 'brand'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'gold'
  | 'media'

/** Props of {@link Badge}. */
export interface BadgeProps {
  tone?: BadgeTone
  icon?: IconName
  children: ReactNode
  className?: string
}

const tints: Partial<Record<BadgeTone, string>> = {
  hot: css.tintLive,
  brand: css.tintBrand,
  success: css.tintSuccess,
  warning: css.tintWarning,
  danger: css.tintDanger,
  info: css.tintInfo,
  gold: css.tintGold,
}

/** A short word about a thing: its state or its kind. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, css.badgeText, tints[tone] ?? styles[tone], className)}>
      {icon ? <Icon name={icon} size={12} /> : undefined}
      {children}
    </span>
  )
}

/** The red badge with the blinking dot: happening now. */
export function LiveBadge({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Badge tone="live" className={className}>
      {children}
    </Badge>
  )
}

/** A round number, such as unread messages. `isSoft` when it asks for nothing. Above `max` it says `max+`. */
export function Count({
  value,
  max = 99,
  isSoft,
  label,
}: {
  value: number
  max?: number
  isSoft?: boolean
  label?: string
}) {
  return (
    <span className={classNames(styles.count, isSoft && css.tintLive)} title={label}>
      {value > max ? `${max}+` : value}
    </span>
  )
}

/** A coloured dot. `live` beats when `isPulsing`. Colour is never alone: put the word beside it. */
export function Dot({
  tone = 'live',
  isPulsing,
}: {
  tone?: 'live' | 'success' | 'warning' | 'off'
  isPulsing?: boolean
}) {
  return (
    <i className={classNames(styles.dot, styles[`dot-${tone}`], isPulsing && classNames(styles.pulse, css.anchor))} />
  )
}

/** Yellow or red cards of a team. `label` says it in words. */
export function CardMark({ colour, count, label }: { colour: 'yellow' | 'red'; count: number; label: string }) {
  return (
    <span className={classNames(styles.card, colour === 'red' && styles.red)} role="img" aria-label={label}>
      {count}
    </span>
  )
}

/** The running minute of a match, with its blinking tick. */
export function Minute({ value }: { value: number | string }) {
  useEffect(joinBeat, [])
  return (
    <span className={styles.minute}>
      {value}
      <i>′</i>
    </span>
  )
}

/** Popularity as text with the word for it: a bare number beside a flame is taken for viewers. Or neither. */
export type Heated = { heat: string; heatLabel: string } | { heat?: never; heatLabel?: never }

/** Popularity with its flame; `children` is the number as text, `label` the word for it. */
export function Heat({ children, label }: { children: ReactNode; label: string }) {
  return (
    <span className={styles.heat} title={label}>
      <Icon name="flame" size={13} label={label} />
      {children}
    </span>
  )
}

/** Results of teams, and of predictions: `hit` and `miss` have the colours of the reader's language. */
type Result = 'win' | 'draw' | 'loss' | 'hit' | 'miss'

/** How it ended, with the letter that says so without colour. */
export function ResultMark({ result, children }: { result: Result; children: ReactNode }) {
  return <span className={classNames(styles.result, styles[result])}>{children}</span>
}
