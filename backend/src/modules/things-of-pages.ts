import { wholeOf } from '../kernel/decimal'
import { Failure } from '../kernel/failure'
import { asUserId } from '../kernel/ids'
import type { Kernel } from '../kernel/kernel'
import { MinuteCache } from '../kernel/minute-cache'
import { secondsOf } from '../kernel/wire-values'
import type { Modules } from './modules'

/** Long enough for a link that many follow at once, short enough that nobody waits for what was just published. */
const keptS = 5
const mostKept = 2_000
/** The numbers of the data base end here. */
const highest = 2 ** 31 - 1

type Deciding = Pick<Modules, 'account' | 'content' | 'experts' | 'live' | 'scores'>
/** Looks for a thing; `false`, undefined and a {@link Failure} say that there is none. */
type Look = (id: number) => unknown
/** The number a page was given, and where to look for it; undefined when the page needs none. */
type Named = (query: URLSearchParams) => readonly [number: string | null, look: Look] | undefined

const byId =
  (look: Look): Named =>
  (query) => [query.get('id'), look]

/** Without a number such a page shows something of its own. */
const byGivenId =
  (look: Look): Named =>
  (query) =>
    query.has('id') ? [query.get('id'), look] : undefined

/** What pages show of their address. */
function pagesOf({ account, content, experts, live, scores: { service } }: Deciding): Readonly<Record<string, Named>> {
  const match: Named = (query) => (query.has('compare') ? undefined : [query.get('id'), (id) => service.match(id)])
  const league = (sport: 'football' | 'basketball') => byGivenId((id) => service.competition(id).sport === sport)
  return {
    '/detail': byId(content.shows.article),
    '/comment': byId(content.shows.comment),
    '/circle-detail': (query) =>
      query.has('post') ? [query.get('post'), content.shows.post] : [query.get('id'), content.shows.circle],
    '/video-player': byId(content.shows.video),
    '/specialist-info': byId(experts.shows.expert),
    '/specialist-detail': byId(experts.shows.scheme),
    '/live': (query) => [query.get('uid') ?? query.get('id'), live.rooms.require],
    '/score-live': match,
    '/score-detail': match,
    '/base-football': league('football'),
    '/base-basketball': league('basketball'),
    '/persona': byGivenId((id) => account.users.find(asUserId(id))),
  }
}

async function isFound(look: Look, id: number): Promise<boolean> {
  try {
    const found = await look(id)
    return found !== undefined && found !== false
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/**
 * Whether what a page's address names is there for everybody: an article, a match, a room. Pages that name nothing are
 * there. Rejects when that can't be told now.
 */
export function createThingsOfPages(
  { clock }: Pick<Kernel, 'clock'>,
  modules: Deciding,
): (path: string, query: URLSearchParams) => Promise<boolean> {
  const pages = new Map(Object.entries(pagesOf(modules)))
  const kept = new MinuteCache(mostKept)
  return async (path, query) => {
    const page = path.toLowerCase().replace(/\/+$/, '')
    const named = pages.get(page)?.(query)
    if (!named) return true
    const [text, look] = named
    const id = wholeOf(text) ?? 0
    if (id < 1 || id > highest) return false
    const key = `${page} ${query.has('post')} ${id}`
    return kept.get(key, secondsOf(clock.now()), keptS, () => isFound(look, id))
  }
}
