import { type Emoji, EmojiText, splitEmoji, tokenOf } from '@pitchside/ui'
import { createContext, useContext } from 'react'
import type { BarrageLine } from '../barrage-line/barrage-line'

const RoomEmotes = createContext<readonly Emoji[]>([])

/** Around what is said in a room: the emotes of its anchor. */
export const EmotesOfRoom = RoomEmotes.Provider
export const useRoomEmotes = (): readonly Emoji[] => useContext(RoomEmotes)

/** What is said in a room, with pictures of the house and of its anchor. */
export function RoomText({ text }: { text: string }) {
  return <EmojiText text={text} own={useRoomEmotes()} />
}

/** A flying line with the pictures of the room's emotes; those of the house are characters in it by then. */
export function withEmotes(line: BarrageLine, own: readonly Emoji[]): BarrageLine {
  if (own.length === 0 || !line.text.includes('[')) return line
  const parts = splitEmoji(line.text, own)
  if (parts.every((part) => typeof part === 'string')) return line
  return {
    ...line,
    parts: parts.map((part) => (typeof part === 'string' ? part : { src: part.src, alt: tokenOf(part) })),
  }
}
