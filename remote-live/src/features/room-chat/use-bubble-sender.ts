import { bus } from '@pitchside/bus'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useCallback, useRef } from 'react'
import type { Bubble } from '../gifts/gift'
import { sendBubble } from '../gifts/gifts.calls'
import { newNonce } from './nonce'
import type { RoomFeed } from './room-feed'

/** Sends lines: plain ones, or in the bubble that was picked. A refused bubble costs nothing, and its words come back. */
export function useBubbleSender(feed: RoomFeed, putBack: (words: string) => void) {
  const t = useT('live')
  const bubble = useRef<Bubble>(undefined)
  const setBubble = useCallback((picked: Bubble | undefined) => {
    bubble.current = picked
  }, [])
  const send = async (text: string): Promise<void> => {
    if (!bubble.current) return feed.send(text)
    try {
      await sendBubble(feed.anchorId, text.trim(), bubble.current.id, newNonce())
    } catch (error) {
      putBack(text)
      const reason = error instanceof CallError && !error.isOffline ? error.message : t('chat.notSent')
      bus.emit('toast.requested', { text: reason, tone: 'error' })
    }
  }
  return { setBubble, send }
}
