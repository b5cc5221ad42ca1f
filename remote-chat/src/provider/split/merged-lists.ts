import type { SdkConversation } from '../messaging.port'

/** Pinned conversations first, then those with the newest message. */
export const byPlace = (one: SdkConversation, other: SdkConversation): number =>
  Number(other.isPinned) - Number(one.isPinned) || (other.lastMessage?.lastTime ?? 0) - (one.lastMessage?.lastTime ?? 0)

export const mergedLists = (...lists: (readonly SdkConversation[])[]): SdkConversation[] => lists.flat().sort(byPlace)
