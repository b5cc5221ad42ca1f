import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'

/** Somebody in a list of follows or fans. */
export interface Person {
  id: number
  name: string
  avatar: string
  level: number
  signature: string
  isAnchor: boolean
  isExpert: boolean
  isLive: boolean
  /** The member follows them. */
  isFollowed: boolean
  fans: number
  /** Title of their room. */
  title: string
}

export type PeoplePage = ListPage<Person>

/** Whose follows are shown: everybody's, or one kind of people. */
export const circles = ['all', 'anchors', 'experts', 'users'] as const
export type Circle = (typeof circles)[number]

type WirePerson = CallData<'listFollows'>['data'][number]

const toPerson = (row: WirePerson): Person => ({
  id: row.uid,
  name: row.user_nickname,
  avatar: row.avatar,
  level: row.level,
  signature: row.signature,
  isAnchor: row.is_anchor === 1,
  isExpert: row.is_writer === 1,
  isLive: row.is_live === 1,
  isFollowed: row.is_attention === 1,
  fans: row.attention,
  title: row.title,
})

/** Whom the member follows; those on air first. */
export async function fetchPeopleFollowed(circle: Circle, page: number, signal?: AbortSignal): Promise<PeoplePage> {
  return pageFrom(
    await call('listFollows', { page, type: circles.indexOf(circle) }, { isQuiet: true, signal }),
    toPerson,
  )
}

/** Who follows the member; the newest first. */
export async function fetchFans(page: number, signal?: AbortSignal): Promise<PeoplePage> {
  return pageFrom(await call('listFans', { page }, { isQuiet: true, signal }), toPerson)
}
