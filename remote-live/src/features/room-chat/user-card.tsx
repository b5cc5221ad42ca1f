import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { compactNumber, useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useQuery, useStore } from '@pitchside/platform'
import { Anchored, Avatar, Button, classNames, Level, Noble, type NobleTier } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { FollowButton } from '../../parts/follow/follow-button'
import { Medal } from '../../parts/medal/medal'
import type { ChatEntry } from '../../parts/room-feed/chat-entry'
import { fetchPerson, pinLine } from '../../parts/room-feed/room-chat.calls'
import type { RoomFeed } from '../../parts/room-feed/room-feed'
import { OrderActions } from '../room-order/order-actions'
import styles from './user-card.module.css'

const ReportDialog = lazy(() => import('../report/report-dialog').then(({ ReportDialog: view }) => ({ default: view })))

export interface UserCardProps {
  feed: RoomFeed
  /** Who, as the line knows it. */
  person: Pick<ChatEntry, 'userId' | 'name' | 'avatar' | 'level' | 'tier'> &
    Partial<Pick<ChatEntry, 'id' | 'kind' | 'text' | 'seq' | 'medal'>>
  /** Where the name stands; the line itself may scroll away meanwhile. */
  box: DOMRect
  onMention: (name: string) => void
  onClose: () => void
}

/** Who it is, and how many follow. */
function Head({ person }: Pick<UserCardProps, 'person'>) {
  const t = useT('live')
  const { data } = useQuery({
    queryKey: ['live', 'person', person.userId],
    queryFn: () => fetchPerson(person.userId),
  })
  const { tier } = person
  return (
    <header className={css.row3}>
      <Avatar id={person.userId} src={person.avatar} size={48} {...(tier > 0 ? { tier: tier as NobleTier } : {})} />
      <div className={classNames(styles.words, css.fill)}>
        <b>{person.name}</b>
        <span className={styles.badges}>
          <Level value={person.level} label={t('room.level', { level: person.level })} />
          {tier > 0 ? <Noble tier={tier as NobleTier}>{t(`noble.${tier}`)}</Noble> : undefined}
          <Medal level={person.medal ?? 0} />
        </span>
        <small className={css.caption}>
          {data ? t('follow.fans', { count: data.fans, fans: compactNumber(data.fans) }) : '\u00a0'}
        </small>
      </div>
      {data ? <FollowButton id={person.userId} name={person.name} isFollowed={data.isFollowed} size="sm" /> : undefined}
    </header>
  )
}

/** What a visitor may do about somebody. */
function Actions({
  feed,
  person,
  isAnchor,
  isSelf,
  onMention,
  onClose,
  onReport,
}: Omit<UserCardProps, 'box'> & { isAnchor: boolean; isSelf: boolean; onReport: () => void }) {
  const t = useT('live')
  const signedIn = (act: () => void) => () => asMember(act)
  const write = (): void => {
    onClose()
    bus.emit('chat.requested', { isOpen: true, peerId: person.userId })
  }
  const mention = (): void => {
    onClose()
    onMention(person.name)
  }
  const { id, kind, text = '' } = person
  const quote = (): void => {
    onClose()
    if (id) feed.store.getState().quote({ id, uid: person.userId, user_nickname: person.name, text })
    onMention('')
  }
  const pin = (): void => {
    onClose()
    // The client tells why when it is refused.
    pinLine(feed.anchorId, id).catch(() => undefined)
  }
  const isLine = id !== undefined && kind === 'text'
  return (
    <div className={css.flexWrap2}>
      {isLine ? (
        <Button size="sm" icon="text-quote" onClick={quote}>
          {t('modes.quote')}
        </Button>
      ) : undefined}
      {isLine && isAnchor && id.startsWith('m') ? (
        <Button size="sm" icon="arrow-up" onClick={pin}>
          {t('modes.pin')}
        </Button>
      ) : undefined}
      {isSelf ? undefined : (
        <>
          <Button size="sm" onClick={mention}>
            @ {t('chat.mentionThem')}
          </Button>
          <Button size="sm" icon="message-circle" onClick={signedIn(write)}>
            {t('room.privateMessage')}
          </Button>
          <Button size="sm" icon="flag" onClick={signedIn(onReport)}>
            {t('report.title')}
          </Button>
        </>
      )}
    </div>
  )
}

/** A small card beside a name of the chat. Esc or a press elsewhere closes it. */
export function UserCard({ feed, person, box, onMention, onClose }: UserCardProps) {
  const user = useUser()
  const isManager = useStore(feed.store, (state) => state.isManager)
  const [pin, setPin] = useState<HTMLSpanElement | null>(null)
  const [isReporting, setReporting] = useState(false)
  const opener = useRef(document.activeElement)
  const isHeld = useRef(false)
  const takeFocus = useRef((card: HTMLDivElement | null) => card?.focus({ preventScroll: true }))
  const dismiss = (): void => {
    if (!isHeld.current) onClose()
  }
  const isAnchor = user?.id === feed.anchorId
  const isSelf = user?.id === person.userId
  const mayKeepOrder = (isAnchor || isManager) && !isSelf && person.userId !== feed.anchorId
  const whenDismissed = useRef(dismiss)
  whenDismissed.current = dismiss
  useEffect(() => {
    // On the page, not on the card: a button that did its work and switched itself off takes the focus away from it.
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') whenDismissed.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    },
    [],
  )
  return (
    <>
      <span
        ref={setPin}
        className={styles.pin}
        style={{ top: box.top, left: box.left, width: box.width, height: box.height }}
      />
      {pin && !isReporting ? (
        <Anchored anchor={pin} side="bottom" align="start" gap={8} onDismiss={dismiss} className={css.shell}>
          <div ref={takeFocus.current} role="dialog" aria-label={person.name} tabIndex={-1} className={styles.card}>
            <Head person={person} />
            <Actions
              feed={feed}
              person={person}
              isAnchor={isAnchor}
              isSelf={isSelf}
              onMention={onMention}
              onClose={onClose}
              onReport={() => setReporting(true)}
            />
            {mayKeepOrder ? (
              <OrderActions
                anchorId={feed.anchorId}
                userId={person.userId}
                name={person.name}
                tier={person.tier}
                isAnchor={isAnchor}
                line={person.kind === 'text' ? person.seq : undefined}
                onAsk={(isAsking) => {
                  isHeld.current = isAsking
                }}
              />
            ) : undefined}
          </div>
        </Anchored>
      ) : undefined}
      {isReporting ? (
        <Suspense>
          <ReportDialog
            target={{ kind: 'member', id: person.userId, anchorId: feed.anchorId }}
            name={person.name}
            onClose={onClose}
          />
        </Suspense>
      ) : undefined}
    </>
  )
}
