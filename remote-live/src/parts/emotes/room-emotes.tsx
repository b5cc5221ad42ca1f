import { type Emoji, EmojiText } from '@pitchside/ui'
import { createContext, useContext } from 'react'

const RoomEmotes = createContext<readonly Emoji[]>([])

/** Around what is said in a room: the emotes of its anchor. */
export const EmotesOfRoom = RoomEmotes.Provider
export const useRoomEmotes = (): readonly Emoji[] => useContext(RoomEmotes)

/** What is said in a room, with pictures of the house and of its anchor. */
export function RoomText({ text }: { text: string }) {
  return <EmojiText text={text} own={useRoomEmotes()} />
}
