import type { RoomMessage } from '@pitchside/contract'
import { RoomFeed } from '../../parts/room-feed/room-feed'
import { freeTalk } from '../../parts/rooms/chat-rules'
import type { RoomDetail } from '../../parts/rooms/room'

/** A room on air. */
export const aRoom = (anchorId = 3): RoomDetail => ({
  id: anchorId,
  anchor: { id: anchorId, name: '阿楠', avatar: '', level: 20, fans: 1, isFollowed: false },
  title: '',
  cover: '',
  tag: '',
  tags: [],
  kind: 0,
  state: 1,
  stream: '/media/x.m3u8',
  heat: 0,
  viewers: 0,
  startsAt: 0,
  isSample: false,
  match: undefined,
  signature: '',
  announcement: '',
  shift: '',
  rules: freeTalk,
  nextPlan: undefined,
})

/** A feed whose messages the test says. */
export class SpokenFeed extends RoomFeed {
  readonly #heard = new Set<(message: RoomMessage) => void>()

  override onMessage(listener: (message: RoomMessage) => void): () => void {
    this.#heard.add(listener)
    return () => void this.#heard.delete(listener)
  }

  say(message: RoomMessage): void {
    for (const listener of this.#heard) listener(message)
  }

  get listeners(): number {
    return this.#heard.size
  }
}

let lastId = 0

/** A gift of a member. */
export function aGift(part: {
  uid?: number
  name?: string
  giftId?: number
  combo?: number
  num?: number
  coin?: number
  scene?: string
}): RoomMessage {
  lastId++
  const { uid = 7, name = '小满', giftId = 1, num = 1, combo = num, coin = 10, scene = '' } = part
  return {
    id: `m${lastId}`,
    no: 100,
    uid,
    user_nickname: name,
    avatar: '',
    at: Date.now(),
    level: 5,
    tier: 0,
    is_room: 0,
    gift: {
      gift_id: giftId,
      giftname: '哨子',
      names: { zh: '哨子', en: 'Whistle', vi: 'Còi' },
      gifticon: 'gift:whistle',
      type: scene ? 1 : 0,
      swf: scene,
      swftime: scene ? 4 : 0,
      num,
      combo,
      coin,
    },
  }
}
