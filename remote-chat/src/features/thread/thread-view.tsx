import { useT } from '@pitchside/i18n'
import { Avatar, Button, IconButton, Level, Skeleton, StateBox } from '@pitchside/ui'
import { pictureOf } from '../panel/picture-of'
import { type Peer, useChat } from '../session/chat.store'
import { Composer } from './composer'
import { MessageList } from './message-list'
import { openThread, peerIdOf } from './thread-actions'
import classes from './thread-view.module.css'

function Subtitle({ peer }: { peer: Peer }) {
  const t = useT('chat')
  if (peer.isLive) return <span>{t('thread.onAir')}</span>
  if (peer.isAgent) return <span>{t('thread.agent')}</span>
  return peer.isAnchor ? <span>{t('thread.anchor')}</span> : <span>{t('thread.member')}</span>
}

/** One conversation: who it is with, what was said, and the field. */
export function ThreadView({
  conversationId,
  onBack,
  onClose,
}: {
  conversationId: string
  /** On narrow screens: back to the list. */
  onBack: () => void
  onClose?: () => void
}) {
  const t = useT('chat')
  const thread = useChat((state) => state.threads[conversationId])
  const status = useChat((state) => state.status)
  const row = useChat((state) => state.conversations.find(({ conversationID }) => conversationID === conversationId))
  const known = useChat((state) => state.peers[conversationId])
  const peerId = peerIdOf(conversationId)
  const peer: Peer = row?.userProfile ?? known ?? { userID: peerId, nick: '', avatar: '' }
  return (
    <section className={classes.thread} aria-label={peer.nick || t('thread.label')}>
      <header className={classes.head}>
        <IconButton className={classes.back} icon="chevron-left" label={t('thread.back')} onClick={onBack} />
        <Avatar {...pictureOf(peer.avatar, peerId)} size={38} isLive={peer.isLive} hasHeadset={peer.isAnchor} />
        <div className={classes.who}>
          <div className={classes.name}>
            <b>{peer.nick || t('contacts.nameless')}</b>
            {peer.level ? <Level value={peer.level} /> : undefined}
          </div>
          <Subtitle peer={peer} />
        </div>
        {status === 'lost' ? <span className={classes.lost}>{t('thread.lost')}</span> : undefined}
        {peer.isAnchor ? (
          <Button size="sm" variant="outline" href={`/live?id=${peerId}`}>
            {t('thread.room')}
          </Button>
        ) : undefined}
        {onClose ? <IconButton icon="x" label={t('panel.close')} onClick={onClose} /> : undefined}
      </header>
      {!thread || thread.state === 'loading' ? (
        <div className={classes.loading} aria-busy="true">
          <Skeleton variant="block" width="48%" height={40} />
          <Skeleton variant="block" width="36%" height={40} />
          <Skeleton variant="block" width="52%" height={40} />
        </div>
      ) : undefined}
      {thread?.state === 'failed' ? (
        <StateBox
          className={classes.state}
          kind="error"
          title={t('thread.failed')}
          action={{ label: t('list.retry'), onClick: () => void openThread(conversationId) }}
        />
      ) : undefined}
      {thread?.state === 'ready' ? (
        <MessageList key={conversationId} conversationId={conversationId} thread={thread} />
      ) : undefined}
      <Composer conversationId={conversationId} />
    </section>
  )
}
