import type { Translate } from '@pitchside/i18n'
import type { SdkConversation } from '../../provider/messaging.port'
import { contentOf, type MessageContent } from './display-item'

type Tip = Extract<MessageContent, { type: 'tip' }>
const tips: Readonly<Record<number, string>> = { 1: 'joined', 2: 'left', 3: 'removed', 4: 'admin', 5: 'noAdmin' }

/** What a group says of itself, in words. */
export function tipText({ operation, names }: Tip, t: Translate): string {
  const key = tips[operation]
  return key ? t(`tip.${key}`, { names: names.join(t('tip.comma')) }) : t('message.unsupported')
}

type LastMessage = NonNullable<SdkConversation['lastMessage']>
type Shown = Pick<LastMessage, 'type' | 'payload' | 'isRevoked'> & Partial<Pick<LastMessage, 'messageForShow'>>

/** One line that stands for a conversation's last message. */
export function previewOf(last: Shown | undefined, t: Translate): string {
  if (!last) return ''
  const content = contentOf(last)
  switch (content.type) {
    case 'text':
      return content.text
    case 'image':
      return t('preview.image')
    case 'file':
      return t('preview.file', { name: content.name })
    case 'custom':
      return t('preview.card', { title: content.card.title })
    case 'tip':
      return tipText(content, t)
    case 'revoked':
      return t('message.revoked')
    default:
      return last.messageForShow || t('message.unsupported')
  }
}
