import type { Disposer } from '@pitchside/base'
import { disposeAll } from '@pitchside/base'
import type { DataFrame, FeedData, MatchDeltaData, Topic } from '@pitchside/contract'
import { type Subscription, socket } from '@pitchside/socket'
import type { Position, Sport } from './match'
import type { MatchFrame } from './match-delta'

/** What a page wants to hear of its matches. */
export interface MatchListener {
  onFrame(frame: MatchFrame): void
  /** Load the snapshot again: what was missed cannot be told any more. */
  onResync(): void
  /** The feed behind the scores went silent, or is back. */
  onFeed?(feed: FeedData): void
}

/** Where a snapshot of a list ends: place in the list's topic and in that of the company's prices. */
export interface ListPosition {
  list: Position
  odds: Position
}

/** Matches followed by the socket. `loaded` is called with every snapshot: nothing between it and the frames is missed. */
export interface Followed<P> {
  loaded(position: P): void
  stop: Disposer
}

const isDelta = (data: { type: string }): data is MatchDeltaData =>
  data.type === 'football_delta' || data.type === 'basketball_delta'
const isFeed = (data: { type: string }): data is FeedData => data.type === 'feed'

function listen(topic: Topic, from: MatchFrame['from'], listener: MatchListener): Subscription {
  return socket.subscribe(topic, {
    onData(frame) {
      const { seq = 0, epoch = '' } = frame
      const data = (frame as DataFrame).data
      const first = (frame as DataFrame).from ?? seq
      if (isDelta(data)) listener.onFrame({ ...data, seq, first, epoch, from })
      else if (isFeed(data)) listener.onFeed?.(data)
    },
    onResync: () => listener.onResync(),
  })
}

/** Follows the running matches of a sport with the prices of one company (0: without prices). */
export function followList(sport: Sport, companyId: number, listener: MatchListener): Followed<ListPosition> {
  const list = listen(`match.${sport}`, 'list', listener)
  const odds = companyId > 0 ? listen(`odds.${sport}.${companyId}`, 'odds', listener) : undefined
  return {
    loaded(position) {
      list.resumeFrom(position.list)
      odds?.resumeFrom(position.odds)
    },
    stop: disposeAll(odds ? [list, odds] : [list]),
  }
}

/**
 * Follows everything of one match: what the lists show, prices of every company, statistics, incidents, commentary and
 * trend (fields of `deltaField`).
 */
export function followMatch(id: number, listener: MatchListener): Followed<Position> {
  const own = listen(`match.${id}`, 'match', listener)
  return { loaded: (position) => own.resumeFrom(position), stop: own }
}
