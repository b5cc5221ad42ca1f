import { newNonce, signsOf } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useRef, useState } from 'react'
import type { Bubble } from './gift'
import { sendBubble } from './gifts.calls'

export interface BubbleSender {
  /** Look of the next lines; undefined: plain ones. */
  picked: Bubble | undefined
  pick(bubble: Bubble | undefined): void
  /** Sends a line in the picked bubble; false when it was refused, and the words should come back. */
  send(text: string): Promise<boolean>
  /** Diamonds of a line the balance did not cover. */
  short: number | undefined
  forgetShort(): void
}

/** Coloured lines of one room: each is charged once, however often its answer gets lost. */
export function useBubbleSender(anchorId: number): BubbleSender {
  const t = useT('live')
  const [picked, pick] = useState<Bubble>()
  const [short, setShort] = useState<number>()
  // A line nobody answered for may have been sent: the same words go out again under the same key.
  const unsure = useRef<{ text: string; bubbleId: number; nonce: string }>(undefined)

  function refused(error: unknown, bubble: Bubble): void {
    if (error instanceof CallError && error.reason === 'balance-short') setShort(bubble.price)
    // Log-in and lost sessions have been told by then.
    else if (!(error instanceof CallError) || error.code <= 1) {
      const isAnswered = error instanceof CallError && error.code > 0
      bus.emit('toast.requested', { text: isAnswered ? error.message : t('gifts.bubbleFailed'), tone: 'error' })
    }
  }

  return {
    picked,
    pick,
    short,
    forgetShort: () => setShort(undefined),
    async send(text) {
      if (!picked) return false
      const words = text.trim()
      if (signsOf(words) > limits.bubbleTextChars) {
        bus.emit('toast.requested', { text: t('gifts.bubbleTooLong', { most: limits.bubbleTextChars }), tone: 'error' })
        return false
      }
      const before = unsure.current
      const nonce = before?.text === words && before.bubbleId === picked.id ? before.nonce : newNonce()
      try {
        await sendBubble(anchorId, words, picked.id, nonce)
        unsure.current = undefined
        return true
      } catch (error) {
        const isAnswered = error instanceof CallError && error.code > 0
        unsure.current = isAnswered ? undefined : { text: words, bubbleId: picked.id, nonce }
        refused(error, picked)
        return false
      }
    },
  }
}
