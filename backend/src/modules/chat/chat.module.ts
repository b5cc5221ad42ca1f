import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { AccountModule } from '../account/account.module'
import { chatCalls } from './chat.routes'
import { seedChat } from './chat.seed'
import { createChatService } from './chat.service'
import { conversationIdOf, messageToWire } from './message-wire'

/** Private chat: stored first, then pushed to all sockets of both people. */
export function createChatModule(kernel: Kernel, { users }: AccountModule): BackendModule {
  const service = createChatService({
    ...kernel,
    users,
    onSent(message) {
      for (const userId of [message.lowId, message.highId])
        kernel.realtime.publish(`user.${userId}`, {
          type: 'private_message',
          message: messageToWire(message, userId),
        })
    },
    onRead(reader, peer) {
      const time = Math.floor(kernel.clock.now() / 1_000)
      kernel.realtime.publish(`user.${peer}`, { type: 'peer_read', conversationID: conversationIdOf(reader), time })
    },
  })
  return {
    name: 'chat',
    calls: chatCalls(service, users),
    messages: {
      'chat-self': {
        zh: '不能给自己发消息',
        en: 'You cannot write to yourself',
        vi: 'Bạn không thể nhắn cho chính mình',
      },
      'chat-content': {
        zh: '消息为空、过长或格式不支持',
        en: 'The message is empty, too long or of an unknown kind',
        vi: 'Tin nhắn trống, quá dài hoặc không được hỗ trợ',
      },
    },
    seed: (tx) => seedChat(tx, kernel.clock.now()),
  }
}
