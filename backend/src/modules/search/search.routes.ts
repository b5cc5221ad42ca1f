import type { CallData } from '@pitchside/contract'
import { asUserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { CallContext, CallHandlers } from '../../kernel/module'
import { lineOf } from '../../kernel/network'
import { flagOf } from '../../kernel/wire-values'
import type { Users } from '../account/account.module'
import { highlightsOf } from './highlight.rules'
import type { HotWords } from './hot-words.service'
import type { StateOf } from './match-order.rules'
import { type FoundRow, idOf, searchQueries } from './search.queries'
import type { Found, SearchService } from './search.service'
import type { SearchKind } from './search-document'
import { hitOf, type WireContext } from './search-wire'
import type { SearchSource } from './sources/search-source'

type LiveRow = CallData<'listRooms'>['data'][number]

/** What the search asks about rooms on air. */
export type RoomsByNumber = (ask: {
  uids: readonly number[]
  language: CallContext['language']
  viewer: number
}) => Promise<LiveRow[]>

export interface SearchDeps extends Pick<Kernel, 'db' | 'limiter'> {
  search: SearchService
  hotWords: HotWords
  users: Pick<Users, 'factsOf' | 'levelOf'>
  rooms: RoomsByNumber
  sources: readonly SearchSource[]
  stateOf: StateOf
}

const searchRate = { count: 5, windowMs: 1_000 }
/** Two for each page a crawler reads. */
const documentRate = { count: 20, windowMs: 1_000 }
/** One for each letter somebody types fast. */
const suggestRate = { count: 12, windowMs: 1_000 }
const hotMax = 10

export function searchCalls({
  db,
  limiter,
  search,
  hotWords,
  users,
  rooms,
  sources,
  stateOf,
}: SearchDeps): CallHandlers {
  const readerOf = ({ userId, ip }: CallContext) => String(userId ?? lineOf(ip))
  const limit = (caller: CallContext) =>
    caller.isPrefetch
      ? limiter.require(`search of documents:${readerOf(caller)}`, documentRate)
      : limiter.require(`search:${readerOf(caller)}`, searchRate)

  async function countsOf(rows: readonly FoundRow[]): Promise<Map<string, Map<string, number>>> {
    const counted = sources.flatMap(({ name, counts }) => {
      const refs = rows.filter(({ source }) => source === name).map(({ ref }) => ref)
      return counts && refs.length > 0 ? [{ name, counts, refs }] : []
    })
    return new Map(
      await Promise.all(
        counted.map(async ({ name, counts, refs }) => [name, await searchQueries.countsOf(db, counts, refs)] as const),
      ),
    )
  }

  async function contextOf(found: Pick<Found, 'rows' | 'query'>, { language }: CallContext): Promise<WireContext> {
    const ids = [...new Set(found.rows.map(({ ownerId }) => ownerId).filter((id) => id > 0))]
    const owners = new Map((await searchQueries.owners(db, ids)).map((owner) => [owner.id, owner]))
    const counts = await countsOf(found.rows)
    return {
      language,
      runs: found.query.runs,
      stateOf,
      levelOf: users.levelOf,
      ownerOf: (id) => owners.get(id),
      countOf: ({ source, ref, card }) => counts.get(source)?.get(ref) ?? card.count,
    }
  }

  async function anchorsOf(rows: readonly FoundRow[], { runs }: WireContext, { language, userId }: CallContext) {
    const found = await rooms({ uids: rows.map(idOf), language, viewer: userId ?? 0 })
    const roomOf = new Map(found.map((room) => [room.uid, room]))
    return Promise.all(
      rows.map(async (row) => {
        const id = idOf(row)
        const facts = await users.factsOf(asUserId(id), userId)
        const nickname = row.title.zh ?? ''
        return {
          uid: id,
          user_nickname: nickname,
          avatar: row.card.picture ?? '',
          signature: row.body.zh ?? '',
          attention: facts.fans,
          level: users.levelOf(row.card.experience ?? 0),
          is_live: flagOf(facts.isLive),
          is_attention: flagOf(facts.isFollowed),
          type: roomOf.get(id)?.type ?? 0,
          match_id: roomOf.get(id)?.match_id ?? 0,
          vid: '',
          ranges: highlightsOf(nickname, runs),
        }
      }),
    )
  }

  async function roomsOf(rows: readonly FoundRow[], { runs }: WireContext, { language, userId }: CallContext) {
    const found = await rooms({ uids: rows.map(idOf), language, viewer: userId ?? 0 })
    return found.map((row) => ({ ...row, ranges: highlightsOf(row.title, runs) }))
  }

  const listed = <T>(rows: T[], found: Found) => ({ rows, total: found.rows[0]?.total ?? 0 })

  return {
    async search(input, caller) {
      await limit(caller)
      const found = await search.overview(input.name ?? '', input.strict === 1)
      const context = await contextOf(found, caller)
      const of = (kind: SearchKind) => found.rows.filter((row) => row.kind === kind)
      const [liveList, anchorList] = await Promise.all([
        roomsOf(of('live'), context, caller),
        anchorsOf(of('anchor'), context, caller),
      ])
      // A page about a name is nobody's search for it.
      if (input.strict !== 1) await hotWords.note(found.rows[0], readerOf(caller))
      const totals = new Map(found.rows.map(({ kind, total }) => [kind, total]))
      return {
        liveList,
        anchorList,
        list: found.rows.filter(({ kind }) => kind !== 'live' && kind !== 'anchor').map((row) => hitOf(row, context)),
        total: [...totals].map(([kind, total]) => ({ kind, total })),
        correction: found.correction ?? '',
      }
    },
    async searchAnchors(input, caller, asked) {
      await limit(caller)
      const found = await search.page(input.name ?? '', 'anchor', asked)
      return listed(await anchorsOf(found.rows, await contextOf(found, caller), caller), found)
    },
    async searchRooms(input, caller, asked) {
      await limit(caller)
      const found = await search.page(input.name ?? '', 'live', asked, { isStrict: input.strict === 1 })
      return listed(await roomsOf(found.rows, await contextOf(found, caller), caller), found)
    },
    async searchHits(input, caller, asked) {
      await limit(caller)
      const found = await search.page(input.name ?? '', input.kind, asked, {
        order: input.sort === 1 ? 'newest' : 'best',
        isStrict: input.strict === 1,
        language: input.lang,
        days: input.days ?? 0,
      })
      const context = await contextOf(found, caller)
      const hits = found.rows.map((row) => hitOf(row, context))
      return listed(hits, found)
    },
    async suggestSearch(input, caller) {
      await limiter.require(`suggest:${readerOf(caller)}`, suggestRate)
      const found = await search.suggest(input.name ?? '')
      const context = await contextOf(found, caller)
      return { list: found.rows.map((row) => hitOf(row, context)), correction: found.correction ?? '' }
    },
    async listHotWords(_input, caller) {
      const rows = await hotWords.list(hotMax)
      const context = await contextOf({ rows, query: { text: '', runs: [], expression: '' } }, caller)
      return rows.map((row) => hitOf(row, context))
    },
  }
}
