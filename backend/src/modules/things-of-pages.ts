import { posterOf } from '@pitchside/base'
import { limits } from '@pitchside/contract'
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

type Deciding = Pick<Modules, 'account' | 'clips' | 'content' | 'experts' | 'live' | 'scores'>

/** Looks for a thing; `false`, undefined and a {@link Failure} say that there is none. */
type Look = (id: number) => unknown

interface Named {
  /** The number as the address has it; undefined: the page needs none. */
  id?: string | null
  /** What the address calls it that has no number. */
  name?: string
  /** How long what was found holds. */
  keptS?: number
  look: Look
  /** Whether what is not found was there once. */
  wasThere?: (id: number) => Promise<boolean>
}

/** What a page shows, after its query; undefined when nothing has to be looked for. */
type Page = (query: URLSearchParams) => Named | undefined

const byId =
  (look: Look, more: Pick<Named, 'wasThere'> = {}): Page =>
  (query) => ({ id: query.get('id'), look, ...more })

/** Without a number such a page shows something of its own. */
const byGivenId =
  (look: Look): Page =>
  (query) =>
    query.has('id') ? { id: query.get('id'), look } : undefined

/** A video shows its cover as the poster of its element, which has one address. */
const withPoster = <V extends { cover: string }>(video: V | undefined) =>
  video && { ...video, cover: posterOf(video.cover) }

/** No topic is longer. */
const topicIn = (name: string | null): string => {
  const trimmed = (name ?? '').trim()
  return [...trimmed].length > limits.topicChars ? '' : trimmed
}

/** What pages show of their address. */
function pagesOf({
  account,
  clips,
  content,
  experts,
  live,
  scores: { service },
}: Deciding): Readonly<Record<string, Page>> {
  const { shows } = content
  const gone = (kind: 'article' | 'video' | 'post') => ({ wasThere: (id: number) => content.isGone(kind, id) })
  const named = byGivenId((id) => service.match(id))
  const match: Page = (query) => (query.has('compare') ? undefined : named(query))
  const league = (sport: 'football' | 'basketball') => byGivenId((id) => service.competition(id).sport === sport)
  const hottest = async () => (await live.rooms.list({ kind: -1, limit: 1, offset: 0 })).rooms[0] ?? true
  return {
    // Always there, and a picture of a minute ago leads as well: one look a minute can be too late for its page.
    '/main': () => ({ look: hottest, keptS: 60 }),
    '/detail': byId(shows.article, gone('article')),
    '/comment': byId(shows.comment),
    '/circle-detail': (query) =>
      query.has('post')
        ? { id: query.get('post'), look: shows.post, ...gone('post') }
        : { id: query.get('id'), look: shows.circle },
    '/video-player': byId(async (id) => withPoster(await shows.video(id)), gone('video')),
    '/specialist-info': byId(experts.shows.expert),
    '/specialist-detail': byId(experts.shows.scheme),
    '/live': (query) => ({ id: query.get('uid') ?? query.get('id'), look: (id) => live.rooms.require(id) }),
    '/clip': byId(clips.shows.clip),
    '/score-live': match,
    '/score-detail': match,
    '/base-football': league('football'),
    '/base-basketball': league('basketball'),
    '/topic': (query) => {
      const name = topicIn(query.get('name'))
      return { name, look: () => (name === '' ? false : shows.topic(name)) }
    },
    '/persona': byGivenId((id) => account.users.find(asUserId(id))),
  }
}

/** What is known of the thing a page shows. */
export interface PageThing {
  isThere: boolean
  /** There was one under this address, and there will be none again. */
  isGone?: boolean
  /** Address of the picture the page leads with. */
  picture?: string
}

async function lookFor({ look, wasThere }: Named, id: number): Promise<PageThing> {
  try {
    const found = await look(id)
    if (found === undefined || found === false)
      return { isThere: false, ...(wasThere && (await wasThere(id)) ? { isGone: true } : {}) }
    const cover: unknown = Object(found).cover
    return { isThere: true, ...(typeof cover === 'string' && cover !== '' ? { picture: cover } : {}) }
  } catch (error) {
    if (error instanceof Failure) return { isThere: false }
    throw error
  }
}

/**
 * What a page's address names, as everybody may see it: an article, a match, a room. Pages that name nothing are there.
 * Rejects when that can't be told now.
 */
export function createThingsOfPages(
  { clock }: Pick<Kernel, 'clock'>,
  modules: Deciding,
): (path: string, query: URLSearchParams) => Promise<PageThing> {
  const pages = new Map(Object.entries(pagesOf(modules)))
  const kept = new MinuteCache(mostKept)
  return async (path, query) => {
    const page = path.toLowerCase().replace(/\/+$/, '') || '/main'
    const named = pages.get(page)?.(query)
    if (!named) return { isThere: true }
    const id = named.id === undefined ? 0 : (wholeOf(named.id) ?? 0)
    if (named.id !== undefined && (id < 1 || id > highest)) return { isThere: false }
    const key = `${page} ${query.has('post')} ${named.name ?? id}`
    return kept.get(key, secondsOf(clock.now()), named.keptS ?? keptS, () => lookFor(named, id))
  }
}
