import type { CallData } from '@pitchside/contract'
import type { Language } from '../../../kernel/messages'
import type { Page } from '../paging'

/** A room as the wire lists it. */
export type RoomRow = CallData<'searchRooms'>['data'][number]

/** What search asks about broadcasts. */
export interface Rooms {
  /** Rooms whose title, anchor or teams hold the text; those on air first. */
  find(ask: { text: string; language: Language; viewer: number; page: number }): Promise<Page<RoomRow>>
}

/** No broadcasts: for an installation without the live module. */
export const noRooms: Rooms = {
  find: async ({ page }) => ({ rows: [], total: 0, page, perPage: 10 }),
}
