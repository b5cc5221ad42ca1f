import { useT } from '@pitchside/i18n'
import { ChatLine, type ChatUser, classNames, type NobleTier } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { memo } from 'react'
import { useMedal } from '../../parts/medal/medal'
import type { ChatEntry } from '../../parts/room-feed/chat-entry'
import { BubbleText } from '../gifts/bubble-text'
import { GiftArt } from '../gifts/gift-art'
import { nameOf } from '../gifts/gift-messages'
import { tierOf } from '../nobles/noble'
import styles from './chat-lines.module.css'
import { ChatText } from './chat-text'
import { Quote } from './quoting-strip'

export interface ChatRowProps {
  entry: ChatEntry
  /** A name was chosen; the box is where it stands. Without it names are words. */
  onName: ((entry: ChatEntry, box: DOMRect) => void) | undefined
  onRetry: (key: string) => void
  onEnvelope: (id: number) => void
}

/** Silenced for how long, in the largest whole unit. */
function lengthText(t: ReturnType<typeof useT>, seconds: number | undefined): string {
  if (seconds === undefined) return t('manage.forEver')
  if (seconds % 86_400 === 0) return t('manage.days', { count: seconds / 86_400 })
  if (seconds % 3_600 === 0) return t('manage.hours', { count: seconds / 3_600 })
  return t('manage.minutes', { count: Math.ceil(seconds / 60) })
}

/** Matters of order and of the room, in one sentence. */
function useSentence({ kind, message, note, text, name }: ChatEntry): string {
  const t = useT('live')
  if (kind === 'note') return t(`chat.note.${note}`, { text })
  const { taboo, kick, admin } = message ?? {}
  if (taboo?.status === 1)
    return t('chat.silenced', { name: taboo.user_nickname, by: name, length: lengthText(t, taboo.seconds) })
  if (taboo) return t('chat.lifted', { name: taboo.user_nickname, by: name })
  if (kick) return t('chat.kicked', { name: kick.user_nickname, by: name })
  if (admin) return t(admin.status === 1 ? 'chat.appointed' : 'chat.dismissed', { name: admin.user_nickname })
  return text
}

function useSpeaker({ entry, onName }: Pick<ChatRowProps, 'entry' | 'onName'>): ChatUser {
  const t = useT('live')
  const medal = useMedal(entry.medal)
  const badge = entry.isAnchor
    ? { label: t('chat.anchor'), tone: 'brand' as const }
    : entry.isAdmin
      ? { label: t('chat.moderator'), tone: 'info' as const }
      : medal
  return {
    name: entry.name,
    level: entry.level,
    ...(entry.tier > 0 ? { noble: { tier: entry.tier as NobleTier, name: t(`noble.${entry.tier}`) } } : {}),
    ...(badge ? { badge } : {}),
    ...(onName ? { onSelect: (box: DOMRect) => onName(entry, box) } : {}),
  }
}

function Said({ entry, user, onRetry }: Pick<ChatRowProps, 'entry' | 'onRetry'> & { user: ChatUser }) {
  const t = useT('live')
  const icon = entry.message?.bubble?.icon
  const style = entry.color ? { color: `color-mix(in srgb, ${entry.color} 78%, var(--fg-1))` } : undefined
  const words = (
    <span className={styles.words} style={style}>
      <ChatText text={entry.text} isForMe={entry.isForMe} />
    </span>
  )
  return (
    <div data-state={entry.state} className={classNames(styles.line, css.waiting)} data-me={entry.isForMe || undefined}>
      {entry.quote ? <Quote name={entry.quote.user_nickname} text={entry.quote.text} /> : undefined}
      <ChatLine kind="text" user={user} isMine={entry.isMine}>
        {icon ? <BubbleText icon={icon}>{words}</BubbleText> : words}
      </ChatLine>
      {entry.state === 'failed' ? (
        <p className={styles.failed} role="alert">
          {entry.error ?? t('chat.notSent')}
          {entry.isFinal ? undefined : (
            <button type="button" onClick={() => onRetry(entry.key)}>
              {t('chat.retry')}
            </button>
          )}
        </p>
      ) : undefined}
    </div>
  )
}

/** One line of the chat, of whatever kind. */
export const ChatRow = memo(function ChatRow({ entry, onName, onRetry, onEnvelope }: ChatRowProps) {
  const t = useT('live')
  const user = useSpeaker({ entry, onName })
  const sentence = useSentence(entry)
  const { gift, red } = entry.message ?? {}
  const tier = tierOf(entry.tier)
  if (entry.kind === 'text') return <Said entry={entry} user={user} onRetry={onRetry} />
  if (entry.kind === 'enter')
    return (
      <ChatLine kind="enter" user={user}>
        {entry.message?.nobel && tier ? t('chat.enteredOn', { mount: t(`nobles.mount_${tier}`) }) : t('chat.entered')}
      </ChatLine>
    )
  if (entry.kind === 'gift' && gift)
    return (
      <ChatLine
        kind="gift"
        user={user}
        count={Math.max(gift.num, gift.combo)}
        art={<GiftArt icon={gift.gifticon} size={22} />}
      >
        {t('chat.gave', { gift: nameOf(gift) })}
      </ChatLine>
    )
  if (entry.kind === 'envelope' && red)
    return (
      <ChatLine kind="red-envelope" openLabel={t('chat.open')} onOpen={() => onEnvelope(red.id)}>
        {t('chat.envelope', { name: entry.name })}
      </ChatLine>
    )
  return <ChatLine kind="system">{sentence}</ChatLine>
})
