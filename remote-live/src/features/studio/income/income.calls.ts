import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'

/** A gift an anchor was given. */
export interface GiftRow {
  key: string
  userId: number
  name: string
  avatar: string
  gift: string
  count: number
  diamonds: number
  /** Epoch ms. */
  at: number
}

export async function fetchGifts(anchorId: number, page: number, signal?: AbortSignal): Promise<ListPage<GiftRow>> {
  const reply = await call('listAnchorGifts', { anchor_id: anchorId, page }, { isQuiet: true, signal })
  let place = 0
  return pageFrom(reply, (row) => ({
    key: `${row.addtime}-${row.uid}-${place++}`,
    userId: row.uid,
    name: row.user_nickname,
    avatar: row.avatar,
    gift: row.giftname,
    count: row.num,
    diamonds: row.coin,
    at: row.addtime * 1_000,
  }))
}

/** What an anchor has and is. */
export interface AnchorStanding {
  level: number
  experience: number
  experienceToNext: number
  withdrawable: string
  fans: number
}

export async function fetchStanding(signal?: AbortSignal): Promise<AnchorStanding> {
  const user = await call('getOwnUser', {}, { isQuiet: true, signal })
  return {
    level: user.level,
    experience: user.current_exp,
    experienceToNext: user.difference,
    withdrawable: user.withdrawal_balance,
    fans: user.attention,
  }
}
