import { useUser } from '@pitchside/auth'
import { newNonce } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'
import { useEffect, useRef, useState } from 'react'
import type { Gift } from './gift'
import { sendGift } from './gifts.calls'
import { afterClick, comboMs, isMeant, type SentClick } from './send-guard'
import { backpackKey } from './use-gifts'

export interface GiftWish {
  gift: Gift
  num: number
  isFromBackpack: boolean
}

export interface GiftSender {
  send(wish: GiftWish): void
  isSending: boolean
  /** Grows with every gift of a running row; 0 when the row is over. */
  row: number
  /** What was given last, for screen readers. */
  said: string
  /** Diamonds a refused wish would have cost. */
  short: number | undefined
  forgetShort(): void
}

const wordOf = ({ gift, num, isFromBackpack }: GiftWish): string => `${gift.id}:${num}:${isFromBackpack}`

const textOf = (error: unknown, offline: string): string =>
  error instanceof CallError && !error.isOffline && error.code > 0 ? error.message : offline

/** Gives gifts: one key per intention, nothing twice by a double click, log-in and top-up where they are missing. */
export function useGiftSender(anchorId: number): GiftSender {
  const t = useT('live')
  const user = useUser()
  const client = useQueryClient()
  const last = useRef<SentClick>(undefined)
  // A gift nobody answered for may have been given: the same wish goes out again under the same key.
  const unsure = useRef<{ wish: string; nonce: string }>(undefined)
  const [isSending, setSending] = useState(false)
  const [row, setRow] = useState(0)
  const [said, setSaid] = useState('')
  const [short, setShort] = useState<number>()

  useEffect(() => {
    if (row === 0) return
    const timer = setTimeout(() => setRow(0), comboMs)
    return () => clearTimeout(timer)
  }, [row])

  async function deliver(wish: GiftWish, nonce: string, sentRow: number): Promise<void> {
    const { gift, num, isFromBackpack } = wish
    setSending(true)
    try {
      await sendGift({ anchorId, giftId: gift.id, num, isFromBackpack, nonce })
      unsure.current = undefined
      setSaid(t('gifts.given', { name: gift.name, count: num }))
      setRow(gift.isScene ? 0 : sentRow)
      if (isFromBackpack) void client.invalidateQueries({ queryKey: backpackKey })
    } catch (error) {
      setRow(0)
      last.current = undefined
      const isAnswered = error instanceof CallError && error.code > 0
      unsure.current = isAnswered ? undefined : { wish: wordOf(wish), nonce }
      if (error instanceof CallError && error.reason === 'balance-short') setShort(gift.price * num)
      // Log-in and lost sessions have been told by then.
      else if (!(error instanceof CallError) || error.code <= 1)
        bus.emit('toast.requested', { text: textOf(error, t('gifts.failed')), tone: 'error' })
      if (isFromBackpack) void client.invalidateQueries({ queryKey: backpackKey })
    } finally {
      setSending(false)
    }
  }

  return {
    send(wish) {
      const { gift, num, isFromBackpack } = wish
      const cost = isFromBackpack ? 0 : gift.price * num
      const click = { at: Date.now(), giftId: gift.id, num, cost, isScene: gift.isScene }
      if (isSending || !isMeant(click, last.current)) return
      const nonce = unsure.current?.wish === wordOf(wish) ? unsure.current.nonce : newNonce()
      if (!user) return asMember(() => deliver(wish, nonce, 1))
      last.current = afterClick(click, last.current)
      void deliver(wish, nonce, last.current.row)
    },
    isSending,
    row,
    said,
    short,
    forgetShort: () => setShort(undefined),
  }
}
