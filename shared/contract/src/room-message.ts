/** One message of a live room. `no` is the wire number of the message kind (100 gift, 102 enter, 105 text ...). */
export interface RoomMessage {
  id: string
  no: 100 | 101 | 102 | 103 | 105 | 106 | 107 | 108 | 109 | 110
  uid: number
  user_nickname: string
  avatar: string
  /** Epoch milliseconds. */
  at: number
  level: number
  /** Noble tier 1-6, 0 = none. */
  tier: number
  /** Level of the sender's fan medal in this room, 1-10; absent: none. */
  medal?: number
  is_room: 0 | 1
  is_admin?: 0 | 1
  text?: string
  /** The same moment in the words of each language: people of the demo, who speak to every reader. */
  texts?: Record<'zh' | 'en' | 'vi', string>
  color?: string
  /** Client's own key of the message it sent: lets the sender recognise the echo. */
  nonce?: string
  /** 100: what was given. */
  gift?: RoomGift
  /** 105: the coloured bubble around the text. */
  bubble?: { gift_id: number; icon: string }
  /** 102: how a noble comes in. */
  nobel?: RoomNoble
  /** 106 */
  red?: RoomEnvelope
  /** 107: `status` 1 silenced, 0 lifted; `seconds` absent: until lifted. */
  taboo?: RoomPerson & { status: 0 | 1; seconds?: number }
  /** 108 */
  kick?: RoomPerson
  /** 101, 105: the line it answers. */
  quote?: RoomQuote
  /** 109: `status` 1 made an assistant, 0 no longer one. */
  admin?: RoomPerson & { status: 0 | 1 }
}

/** A line that is answered, as it was. */
export interface RoomQuote extends RoomPerson {
  /** Of the line, see {@link RoomMessage}. */
  id: string
  text: string
}

/** How a room talks, and the line that stands above all others. */
export interface RoomRules {
  /** Seconds between two lines of one member, 0: no pause. */
  slow: number
  /** Only followers of the anchor may write. */
  followers: 0 | 1
  /** Only pictures may be written. */
  emotes: 0 | 1
  pinned: RoomMessage | null
  /** Emotes of the room's anchor; absent: none. */
  own?: RoomEmote[]
}

/** A picture of an anchor's own: `[name]` in a line of its room. */
export interface RoomEmote {
  name: string
  url: string
}

/** Who a line of room management is about. */
export interface RoomPerson {
  uid: number
  user_nickname: string
}

/** Gifts of one kind from one sender. */
export interface RoomGift {
  gift_id: number
  giftname: string
  /** The name in every language, for readers of one line. */
  names?: { zh: string; en: string; vi: string }
  gifticon: string
  /** 0 normal, 1 full screen. */
  type: 0 | 1
  /** Name of the full-screen scene, empty for normal gifts. */
  swf: string
  /** Length of the scene, seconds. */
  swftime: number
  /** Given with this message. */
  num: number
  /** Given in a row, this message included. */
  combo: number
  /** Diamonds of this message. */
  coin: number
}

/** Entrance of a noble. */
export interface RoomNoble {
  /** Name of the mount, empty without one. */
  guard_name: string
  guard_icon: string
  /** Name of the entrance scene. */
  guard_swf: string
  color: string
}

/** A red envelope waiting in the room. */
export interface RoomEnvelope {
  id: number
  /** Diamonds. */
  amount: number
  number: number
  /** Seconds until it may be opened. */
  countdown_time: number
}

/** A question of the anchor and how the room answers. */
export interface RoomPoll {
  id: number
  question: string
  options: { text: string; votes: number }[]
  /** Epoch milliseconds. */
  ends_at: number
  is_over: 0 | 1
}
