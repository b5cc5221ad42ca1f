import type { Translate } from '@pitchside/i18n'
import type { SdkConversation } from '../../provider/messaging.port'
import { contentOf } from '../thread/display-item'

/** One line that stands for a conversation's last message. */
export function previewOf(last: SdkConversation['lastMessage'], t: Translate): string {
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
    default:
      return last.messageForShow || t('message.unsupported')
  }
}
