import { basketballState, type FieldData, type MatchDelta } from '@pitchside/contract'
import { sideData } from './football-detail'
import { basketballFields, exponents, footballFields } from './match-rows'
import { type Feed, type Fixture, type MatchState, markets } from './ports/feed.port'

/** Names of basketball's states; what has none is named by its number alone. */
const basketballNames: Readonly<Record<number, string>> = {
  [basketballState.upcoming]: '未开始',
  [basketballState.firstQuarter]: '第一节',
  [basketballState.afterFirst]: '第一节结束',
  [basketballState.secondQuarter]: '第二节',
  [basketballState.afterSecond]: '第二节结束',
  [basketballState.thirdQuarter]: '第三节',
  [basketballState.afterThird]: '第三节结束',
  [basketballState.fourthQuarter]: '第四节',
  [basketballState.overtime]: '加时',
  [basketballState.over]: '完场',
  [basketballState.interrupted]: '中断',
  [basketballState.cancelled]: '取消',
  [basketballState.postponed]: '推迟',
  [basketballState.abandoned]: '腰斩',
  [basketballState.undetermined]: '待定',
}

/** News of matches as frames with named fields, for clients that subscribe to nothing (wire reference B.2). */
export function createFieldFrames(feed: Feed, stateOf: (fixture: Fixture, at: number) => MatchState) {
  const fixtureOf = (id: number): Fixture => {
    const fixture = feed.fixture(id)
    if (!fixture) throw new Error(`The news name match ${id}, which the feed does not have.`)
    return fixture
  }
  const corners = ({ home, away }: MatchState) => (home[4] ?? 0) + (away[4] ?? 0)
  return {
    /** The whole state of a match that changed. */
    match(id: number, at: number): FieldData {
      const fixture = fixtureOf(id)
      const state = stateOf(fixture, at)
      if (fixture.sport === 'football') {
        const [home_data, away_data] = sideData(state, feed.detail(id, at).tally)
        return { type: 'football_match', id, ...footballFields(state, at), home_data, away_data }
      }
      if (fixture.sport === 'basketball')
        return {
          type: 'basketball_match',
          match_id: id,
          status_name: basketballNames[state.status] ?? '',
          ...basketballFields(state),
        }
      const [home_score, away_score] = [state.home[0] ?? 0, state.away[0] ?? 0]
      const { status, added } = state
      return { type: 'esports_match', id, status, home_score, away_score, bo: fixture.bestOf ?? 1, map: added }
    },
    /** A frame for each market of a match whose prices moved. */
    prices([id]: MatchDelta, sport: 'football' | 'basketball', companyId: number, at: number): [string, FieldData][] {
      const odds = exponents(feed, id, companyId, at)
      const cr = corners(stateOf(fixtureOf(id), at))
      return markets.flatMap((market): [string, FieldData][] => {
        const { scram } = odds[market]
        if (!scram) return []
        if (sport === 'basketball') {
          const price = { host: scram.win, early: scram.draw, guest: scram.fail }
          return [[market, { type: 'basketball_exponent', team_id: id, exponent: market, [market]: price }]]
        }
        const exponent = { [market]: { scram: { ...scram, cr } } }
        const named = { sourceid: id, company_id: companyId, name: market, name1: 'scram', datetime: at } as const
        return [[market, { type: 'football_exponent', ...named, exponent }]]
      })
    },
  }
}
