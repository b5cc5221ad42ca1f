import { memo, type ReactNode } from 'react'
import { Badge, type BadgeTone } from '../badge/badge'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { Level } from '../level/level'
import { Noble, type NobleTier } from '../noble/noble'
import * as css from '../primitives/primitives'
import styles from './chat-line.module.css'
import { EnvelopeArt } from './envelope-art'

/**
 * Who says it. `badge` such as "Moderator". `onSelect` makes the name a button, told where the name stands; it is no stop of
 * the Tab key: the list around it lets arrows walk there.
 */
export interface ChatUser {
  name: string
  level?: number
  noble?: { tier: NobleTier; name: string }
  badge?: { label: string; tone: BadgeTone }
  onSelect?: (box: DOMRect) => void
}

/** One line of a room's chat. `enter` of a noble gets a bar in the rank's colour; an envelope is a button. */
export type ChatLineProps =
  | { kind: 'text'; user: ChatUser; children: ReactNode; isMine?: boolean }
  | { kind: 'enter'; user: ChatUser; children: ReactNode }
  | { kind: 'gift'; user: ChatUser; children: ReactNode; art?: ReactNode; count?: number }
  | { kind: 'red-envelope'; children: ReactNode; openLabel: string; onOpen: () => void; isTaken?: boolean }
  | { kind: 'notice'; children: ReactNode }
  | { kind: 'system'; children: ReactNode }

function Speaker({ user, isMine }: { user: ChatUser; isMine?: boolean }) {
  const look = classNames(styles.user, isMine && css.markedBrand)
  return (
    <>
      {user.level === undefined ? undefined : <Level value={user.level} />}
      {user.noble ? <Noble tier={user.noble.tier}>{user.noble.name}</Noble> : undefined}
      {user.badge ? <Badge tone={user.badge.tone}>{user.badge.label}</Badge> : undefined}
      {user.onSelect ? (
        <button
          type="button"
          tabIndex={-1}
          className={classNames(look, css.hoverMain)}
          onClick={(event) => user.onSelect?.(event.currentTarget.getBoundingClientRect())}
        >
          {user.name}
        </button>
      ) : (
        <span className={look}>{user.name}</span>
      )}
    </>
  )
}

function Enter({ user, children }: { user: ChatUser; children: ReactNode }) {
  if (user.noble === undefined)
    return (
      <p className={classNames(styles.line, css.caption)}>
        <Speaker user={user} />
        {children}
      </p>
    )
  return (
    <p className={classNames(styles.line, styles.noble, css.small)} data-tier={user.noble.tier}>
      <Noble tier={user.noble.tier}>{user.noble.name}</Noble>
      <span className={styles.user}>{user.name}</span>
      {children}
    </p>
  )
}

/** A line of a room's chat. */
export const ChatLine = memo(function ChatLine(props: ChatLineProps) {
  switch (props.kind) {
    case 'text':
      return (
        <p className={classNames(styles.line, css.small)}>
          <Speaker user={props.user} isMine={props.isMine} />
          {props.children}
        </p>
      )
    case 'enter':
      return <Enter user={props.user}>{props.children}</Enter>
    case 'gift':
      return (
        <p className={classNames(styles.line, css.small, css.gold)}>
          <Speaker user={props.user} />
          <span className={classNames(styles.given, css.inlineRow, css.gap6px)}>
            {props.children}
            {props.art === undefined ? undefined : <span className={styles.art}>{props.art}</span>}
            {props.count === undefined ? undefined : <b className={css.number}>x {props.count}</b>}
          </span>
        </p>
      )
    case 'red-envelope':
      return (
        <button
          type="button"
          className={classNames(styles.envelope, css.hoverBright, props.isTaken && styles.taken)}
          onClick={props.onOpen}
        >
          <EnvelopeArt />
          <span className={css.fill}>{props.children}</span>
          <b>{props.openLabel}</b>
        </button>
      )
    case 'notice':
      return (
        <p className={styles.notice}>
          <Icon name="megaphone" size={15} />
          <span>{props.children}</span>
        </p>
      )
    case 'system':
      return <p className={classNames(styles.line, css.caption)}>{props.children}</p>
  }
})
