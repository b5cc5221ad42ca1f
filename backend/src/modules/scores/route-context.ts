import type { UserId } from '../../kernel/ids'
import type { CallContext } from '../../kernel/module'
import type { FeedWatch } from './feed-watch'
import type { FollowsService } from './follows.service'
import type { LiveTopics } from './live-topics'
import type { MatchAnchor, RowContext } from './match-rows'
import type { Feed } from './ports/feed.port'
import type { ScoresService } from './scores.service'

export interface RouteDeps {
  service: ScoresService
  feed: Feed
  /** What rows need to know of the caller. */
  contextOf(caller: CallContext, companyId?: number): Promise<RowContext>
  /** Positions of the topics that go on where a reply ends, and the state of the feed. */
  live: Pick<LiveTopics, 'listPosition' | 'matchPosition'>
  watch: FeedWatch
  /** Broadcasts planned for matches, as one reader sees them. */
  plans: PlansOfMatches
}

/** A broadcast an anchor has planned for a match. */
export interface MatchPlan {
  live_id: number
  uid: number
  user_nickname: string
  avatar: string
  is_reserve: 0 | 1
}
export type PlansOfMatches = (
  matchIds: readonly number[],
  viewer: UserId | undefined,
) => Promise<ReadonlyMap<number, MatchPlan[]>>

const defaultCompanyId = 2

/** Numbers of a comma list. */
export const idsOf = (text: string | undefined): ReadonlySet<number> | undefined =>
  text ? new Set(text.split(',').map(Number).filter(Number.isInteger)) : undefined

/** `anchors` tells who broadcasts what at the moment. */
export function createContextOf(
  service: ScoresService,
  feed: Feed,
  anchors: () => Promise<ReadonlyMap<number, MatchAnchor[]>>,
  follows: FollowsService,
): RouteDeps['contextOf'] {
  const followsOf = async (caller: CallContext) => {
    const all = await follows.of(caller.userId)
    return { followed: all.matches, follows: all }
  }
  const companies = new Set(feed.companies().map((company) => company.id))
  return async (caller, companyId) => ({
    feed,
    now: service.now(),
    companyId: companyId !== undefined && companies.has(companyId) ? companyId : defaultCompanyId,
    language: caller.language,
    ...(await followsOf(caller)),
    reserved: await service.reserved(caller.userId),
    competition: service.competition,
    anchors: await anchors(),
  })
}
