import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Avatar, Button, classNames, IconButton, Level, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type DragEvent, memo, useState } from 'react'
import { type ChatState, type Peer, useChat } from '../../parts/session/chat.store'
import { faceOf, isGroupId, memberOf, targetOf } from '../../parts/session/conversation-face'
import { openThread } from '../../parts/session/thread-actions'
import { Composer, useFileSender } from './composer'
import { MessageList } from './message-list'
import { Relation } from './relation'
import { ThreadMenu } from './thread-menu'
import { ThreadNote } from './thread-note'
import classes from './thread-view.module.css'

function Subtitle({ peer, members }: { peer: Peer | undefined; members: number | undefined }) {
  const t = useT('chat')
  if (members !== undefined) return <span>{t('thread.members', { count: members })}</span>
  if (peer?.isLive) return <span>{t('thread.onAir')}</span>
  if (peer?.isAgent) return <span>{t('thread.agent')}</span>
  return peer?.isAnchor ? <span>{t('thread.anchor')}</span> : <span>{t('thread.member')}</span>
}

/** Messages, or why there are none yet. */
const Messages = memo(function Messages({ conversationId }: { conversationId: string }) {
  const t = useT('chat')
  const thread = useChat((state) => state.threads[conversationId])
  if (!thread || thread.state === 'loading' || thread.state === 'stale')
    return (
      <div className={classes.loading} aria-busy="true">
        <Skeleton variant="block" width="48%" height={40} />
        <Skeleton variant="block" width="36%" height={40} />
        <Skeleton variant="block" width="52%" height={40} />
      </div>
    )
  if (thread.state === 'failed')
    return (
      <LoadFailed onRetry={() => void openThread(conversationId)} title={t('thread.failed')} className={css.grow} />
    )
  return <MessageList key={conversationId} conversationId={conversationId} thread={thread} />
})

const rowOf = ({ conversations }: ChatState, id: string) =>
  conversations.find(({ conversationID }) => conversationID === id)

interface ThreadViewProps {
  conversationId: string
  /** On narrow screens: back to the list. */
  onBack: () => void
  onClose?: () => void
}

/** One conversation: who it is with, what was said, and the field. Files can be dropped anywhere on it. */
export function ThreadView({ conversationId, onBack, onClose }: ThreadViewProps) {
  const t = useT('chat')
  const [isDropping, setDropping] = useState(false)
  const isLost = useChat((state) => state.status === 'lost')
  // Only who it is with: the rest of its line changes with every message.
  const userProfile = useChat((state) => rowOf(state, conversationId)?.userProfile)
  const groupProfile = useChat((state) => rowOf(state, conversationId)?.groupProfile)
  const known = useChat((state) => state.peers[conversationId])
  const ended = useChat((state) => state.endedGroups[conversationId])
  const isTourist = useChat((state) => state.isTourist)
  const sendPicked = useFileSender(conversationId)
  const peer = userProfile ?? known
  const words = { nameless: t('contacts.nameless'), tourist: t('contacts.tourist') }
  const face = faceOf({ conversationID: conversationId, userProfile, groupProfile }, words, known)
  const memberId = memberOf(conversationId)
  const takesFiles = !isTourist && ended === undefined
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    if (takesFiles) void sendPicked([...event.dataTransfer.files])
  }
  return (
    <section
      className={classes.thread}
      aria-label={face.name}
      data-dropping={(isDropping && takesFiles) || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setDropping(true)
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      <header className={classes.head}>
        <IconButton className={classes.back} icon="chevron-left" label={t('thread.back')} onClick={onBack} />
        <Avatar id={face.pictureId} src={face.avatar} size={38} isLive={face.isLive} hasHeadset={face.isAnchor} />
        <div className={css.fillStack}>
          <div className={classNames(classes.name, css.row2, css.shrink)}>
            <b className={css.cut} title={face.name}>
              {face.name}
            </b>
            {peer?.level ? <Level value={peer.level} /> : undefined}
          </div>
          <div className={css.row2}>
            <Subtitle peer={peer} members={isGroupId(conversationId) ? groupProfile?.memberCount : undefined} />
            {isTourist || peer?.isAgent || memberId === undefined ? undefined : <Relation userId={memberId} />}
          </div>
        </div>
        {isLost ? (
          <span className={css.caption} role="status">
            {t('thread.lost')}
          </span>
        ) : undefined}
        {face.isAnchor ? (
          <Button size="sm" variant="outline" href={`/live?id=${targetOf(conversationId)}`}>
            {t('thread.room')}
          </Button>
        ) : undefined}
        {isTourist ? undefined : <ThreadMenu conversationId={conversationId} name={face.name} />}
        {onClose ? <IconButton icon="x" label={t('panel.close')} onClick={onClose} /> : undefined}
      </header>
      <Messages conversationId={conversationId} />
      <ThreadNote conversationId={conversationId} />
      {ended === undefined ? (
        <Composer conversationId={conversationId} isTextOnly={isTourist} />
      ) : (
        <p className={classes.ended} role="status">
          {t(ended === 'destroyed' ? 'group.destroyed' : 'group.removed')}
        </p>
      )}
    </section>
  )
}
