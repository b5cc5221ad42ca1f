import type { CallData } from '@pitchside/contract'
import type { Language } from '../../kernel/messages'
import { liveRow } from './live-wire'
import type { RoomService } from './rooms.service'

type LiveRow = CallData<'listRooms'>['data'][number]

export interface RoomSearch {
  text: string
  language: Language
  /** 0 is a visitor. */
  viewer: number
  page: number
}

const perPage = 20
const roomsMax = 1_000

/** Rooms on air whose title, anchor, competition or teams hold the text. There are never many: they are filtered here. */
export async function findRooms(rooms: Pick<RoomService, 'list'>, ask: RoomSearch, now: number) {
  const wanted = ask.text.toLocaleLowerCase()
  const { rooms: all } = await rooms.list({ kind: -1, limit: roomsMax, offset: 0, viewerId: ask.viewer })
  const holds = (row: LiveRow) =>
    [row.title, row.user_nickname, row.name, row.home_name, row.away_name].some((words) =>
      words.toLocaleLowerCase().includes(wanted),
    )
  const found = all.map((room) => liveRow(room, ask.language, now)).filter(holds)
  const start = (ask.page - 1) * perPage
  return { rows: found.slice(start, start + perPage), total: found.length, page: ask.page, perPage }
}
