import type { CallData } from '@pitchside/contract'
import type { Kernel } from '../../kernel/kernel'
import type { Language } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import type { BarrageService, FreeBarrages } from './barrage.service'
import { createBubbleQueries } from './bubbles.queries'
import { bubbleIcon, giftIcon, giftType } from './gift-line'
import { createGiftQueries, type Gift } from './gifts.queries'
import type { GiftService } from './gifts.service'

function wireGift(gift: Gift, language: Language): CallData<'listGifts'>[number] {
  return {
    id: gift.id,
    mark: 0,
    type: giftType(gift),
    sid: 0,
    giftname: gift.names[language],
    info: gift.infos[language],
    needcoin: gift.tenths / 10,
    gifticon: giftIcon(gift),
    list_order: gift.listOrder,
    // The browser paints its scenes itself: `swf` is the scene's name, not a file.
    swftype: 0,
    swf: gift.scene,
    swftime: gift.sceneS,
    // All gifts are the site's own, none is laid over the picture.
    isplatgift: 1,
    sticker_id: 0,
  }
}

interface Deps {
  kernel: Kernel
  gifts: GiftService
  barrages: BarrageService
  freeBarrages: FreeBarrages
}

/** Gifts, backpack and income of anchors. */
function giftCalls({ kernel: { db }, gifts }: Deps): CallHandlers {
  const queries = createGiftQueries(db)
  return {
    async listGifts(_input, caller) {
      const all = await queries.gifts()
      return all.filter((gift) => gift.isOnSale).map((gift) => wireGift(gift, caller.language))
    },
    async listOwnGifts(_input, caller) {
      const held = await queries.backpack(caller.member().userId)
      return held.map(({ gift, num }) => ({ ...wireGift(gift, caller.language), gift_id: gift.id, num }))
    },
    async sendGift({ gift_id, anchor_id, num = 1, type, nonce }, caller) {
      const { userId } = caller.member()
      const given = caller.idempotencyKey ?? nonce
      await gifts.send({ userId, roomUid: anchor_id, giftId: gift_id, num, way: type === 1 ? 1 : 0, given })
    },
    async listAnchorGifts({ anchor_id }, caller, { limit, offset }) {
      const [rows, total, all] = await Promise.all([
        queries.income(anchor_id, limit, offset),
        queries.countIncome(anchor_id),
        queries.gifts(),
      ])
      const byId = new Map(all.map((gift) => [gift.id, gift]))
      const data = rows.map((row) => {
        const gift = byId.get(row.giftId)
        return {
          uid: row.userId,
          user_nickname: row.nickname,
          avatar: row.avatar,
          giftname: gift?.names[caller.language] ?? '',
          gifticon: gift ? giftIcon(gift) : '',
          num: row.num,
          coin: row.tenths / 10,
          addtime: secondsOf(row.createdAt),
        }
      })
      return { rows: data, total }
    },
  }
}

/** Coloured lines. */
function barrageCalls({ kernel: { db }, barrages, freeBarrages }: Deps): CallHandlers {
  const queries = createBubbleQueries(db)
  return {
    async listBarrageBubbles(_input, caller) {
      const [bubbles, left] = await Promise.all([
        queries.bubbles(),
        caller.userId === undefined ? undefined : freeBarrages.left(caller.userId),
      ])
      return bubbles.map((bubble) => ({
        gift_id: bubble.id,
        gifticon: bubbleIcon(bubble),
        giftname: bubble.names[caller.language],
        needcoin: bubble.tenths / 10,
        list_order: bubble.listOrder,
        ...(left === undefined ? {} : { num: left }),
      }))
    },
    async sendBubbleBarrage({ uid, info, gift_id, nonce }, caller) {
      const { userId } = caller.member()
      const given = caller.idempotencyKey ?? nonce
      await barrages.send({ userId, roomUid: uid, bubbleId: gift_id, text: info, given })
    },
  }
}

/** Wire words of gifts, backpack, income and coloured lines. */
export function createGiftCalls(deps: Deps): CallHandlers {
  return { ...giftCalls(deps), ...barrageCalls(deps) }
}
