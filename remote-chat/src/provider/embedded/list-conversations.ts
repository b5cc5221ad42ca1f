import type { SdkConversation } from '../messaging.port'
import type { ChatServer } from './chat-server'
import { ask } from './rejection'
import { messageForShow } from './sdk-message'

/** The account's conversations as the SDK gives them. */
export async function listConversations(server: ChatServer): Promise<SdkConversation[]> {
  const { conversationList } = await ask(server.call('listConversations', {}))
  return conversationList.map(({ lastMessage, ...rest }) => ({
    ...rest,
    ...(lastMessage
      ? {
          lastMessage: {
            lastTime: lastMessage.time,
            fromAccount: lastMessage.from,
            messageForShow: messageForShow(lastMessage.type, lastMessage.payload),
            type: lastMessage.type,
            payload: lastMessage.payload,
          },
        }
      : {}),
  }))
}
