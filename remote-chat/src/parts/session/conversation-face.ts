import type { SdkConversation } from '../../provider/messaging.port'
import { isTouristAccount, messagingType } from '../../provider/messaging-words'
import type { Peer } from './chat.store'

/** Name and picture of a conversation, of one person or a group. */
export interface ConversationFace {
  name: string
  avatar: string
  pictureId: string
  isGroup: boolean
  isLive: boolean
  isAnchor: boolean
}

export const isGroupId = (conversationId: string): boolean => conversationId.startsWith(messagingType.CONV_GROUP)

/** Number or name of the other end. */
export const targetOf = (conversationId: string): string =>
  conversationId.slice((isGroupId(conversationId) ? messagingType.CONV_GROUP : messagingType.CONV_C2C).length)

/** Number of the member a conversation is with; undefined: a group or a tourist. */
export const memberOf = (conversationId: string): number | undefined =>
  !isGroupId(conversationId) && /^\d+$/.test(targetOf(conversationId)) ? Number(targetOf(conversationId)) : undefined

/** A tourist has no name: the last signs of the account tell one from another. */
const touristName = (name: string, words: string) => (isTouristAccount(name) ? `${words} ${name.slice(-4)}` : '')

export function faceOf(
  row: Pick<SdkConversation, 'conversationID' | 'userProfile' | 'groupProfile'>,
  words: { nameless: string; tourist: string },
  known?: Peer,
): ConversationFace {
  const id = targetOf(row.conversationID)
  const { userProfile = known, groupProfile } = row
  if (isGroupId(row.conversationID))
    return {
      name: groupProfile?.name || words.nameless,
      avatar: groupProfile?.avatar ?? '',
      pictureId: `group-${id}`,
      isGroup: true,
      isLive: false,
      isAnchor: false,
    }
  return {
    name: userProfile?.nick || touristName(id, words.tourist) || words.nameless,
    avatar: userProfile?.avatar ?? '',
    pictureId: id,
    isGroup: false,
    isLive: userProfile?.isLive ?? false,
    isAnchor: userProfile?.isAnchor ?? false,
  }
}
