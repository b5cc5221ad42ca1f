import type { FeedData, MatchDelta, Topic } from '@pitchside/contract'
import type { Realtime, TopicRule } from '../../realtime/realtime'
import type { FeedWatch } from './feed-watch'
import { createFieldFrames } from './field-frames'
import { mergeFrames } from './frame-merge'
import { type Feed, type Fixture, type MatchState, type Sport, sports } from './ports/feed.port'
import type { Listeners, ScoreboardNews } from './scoreboard'

const numberOf = (topic: Topic): number => Number(topic.slice(topic.lastIndexOf('.') + 1))

interface Deps {
  realtime: Realtime
  feed: Feed
  watch: FeedWatch
  /** A match as it is shown at a moment. */
  stateOf(fixture: Fixture, at: number): MatchState
}

/** The topics of the scores: who listens, who may, and what is sent where. */
export function createLiveTopics({ realtime, feed, watch, stateOf }: Deps) {
  const fields = createFieldFrames(feed, stateOf)
  const isHeard = (topic: Topic) => realtime.subscribers(topic) > 0
  const companies = () => feed.companies().map((company) => company.id)

  function send(topic: Topic, sport: Sport, ts: number, m: MatchDelta[], leagues: readonly number[] = []): void {
    realtime.publish(
      topic,
      { type: `${sport}_delta`, ts, m, ...(leagues.length > 0 ? { leagues: [...leagues] } : {}) },
      { state: 'delta', merge: (a, b) => mergeFrames(a, b) ?? b },
    )
  }

  /** The same for clients that know no positions; nothing is worked out for nobody. */
  function sendFields(sport: Sport, ts: number, { deltas, odds }: ScoreboardNews): void {
    const topic: Topic = `fields.${sport}`
    if (isHeard(topic))
      for (const [id] of deltas[sport]) realtime.publish(topic, fields.match(id, ts), { state: `match-${id}` })
    if (sport === 'esports') return
    for (const [company, rows] of odds[sport]) {
      const prices: Topic = `prices.${sport}.${company}`
      if (!isHeard(prices)) continue
      for (const row of rows)
        for (const [market, data] of fields.prices(row, sport, company, ts))
          realtime.publish(prices, data, { state: `${row[0]}-${market}` })
    }
  }

  const rules: TopicRule[] = [
    ...sports.map((sport) => ({
      match: `match.${sport}`,
      mayJoin: () => true,
      merge: mergeFrames,
      snapshot: async () => [watch.data()],
    })),
    ...sports.map((sport) => ({
      match: `odds.${sport}.*`,
      mayJoin: (topic: Topic) => companies().includes(numberOf(topic)),
      merge: mergeFrames,
    })),
    ...sports.map((sport) => ({ match: `fields.${sport}`, mayJoin: () => true })),
    ...(['football', 'basketball'] as const).map((sport) => ({
      match: `prices.${sport}.*`,
      mayJoin: (topic: Topic) => companies().includes(numberOf(topic)),
    })),
    { match: 'match.*', mayJoin: (topic) => feed.fixture(numberOf(topic)) !== undefined, merge: mergeFrames },
    { match: 'goals', mayJoin: () => true },
  ]
  const listeners: Listeners = {
    companies: (sport) =>
      companies().filter(
        (id) => isHeard(`odds.${sport}.${id}`) || (sport !== 'esports' && isHeard(`prices.${sport}.${id}`)),
      ),
    match: (id) => isHeard(`match.${id}`),
  }
  return {
    rules,
    listeners,
    publish(news: ScoreboardNews, ts: number): void {
      for (const sport of sports) {
        if (news.deltas[sport].length > 0)
          send(`match.${sport}`, sport, ts, news.deltas[sport], [...news.leagues[sport]])
        for (const [company, rows] of news.odds[sport]) send(`odds.${sport}.${company}`, sport, ts, rows)
        sendFields(sport, ts, news)
      }
      for (const { sport, delta } of news.details) send(`match.${delta[0]}`, sport, ts, [delta])
      for (const { goal, incident } of news.goals)
        realtime.publish('goals', goal, { once: `goal-${goal.id}-${incident}` })
    },
    /** Where the topics of a list stand; asked before its rows are read. */
    async listPosition(sport: Sport, companyId: number) {
      const [list, odds] = await Promise.all([
        realtime.position(`match.${sport}`),
        realtime.position(`odds.${sport}.${companyId}`),
      ])
      return { seq: list.seq, epoch: list.epoch, odds_seq: odds.seq, odds_epoch: odds.epoch }
    },
    matchPosition: (id: number) => realtime.position(`match.${id}`),
    publishFeed(data: FeedData): void {
      for (const sport of sports) realtime.publish(`match.${sport}`, data, { state: 'feed' })
    },
  }
}

export type LiveTopics = ReturnType<typeof createLiveTopics>
