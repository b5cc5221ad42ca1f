import { rounded } from '@pitchside/base'
import type { CallData } from '@pitchside/contract'
import type { CallHandlers } from '../../kernel/module'
import { flagOf } from '../../kernel/wire-values'
import { pastRow, pastWire, playerLine, playsByPeriod, pointWire, priceWire, teamStatistics } from './basketball-wire'
import { matchesOf, meetings, pastMatches } from './finished-matches'
import { crowdFacts } from './football-detail'
import { gamePartsOf } from './game-parts'
import { placeOf } from './match-parts'
import { basketballRow, exponents, type RowContext } from './match-rows'
import { type Fixture, type Market, markets } from './ports/feed.port'
import type { RouteDeps } from './route-context'
import type { ListedMatch } from './scores.service'

const meetingsShown = 8
const latestShown = 10
/** Matches of the same league that began with the same line. */
const sameOddsShown = 10

type CompanyPrices = CallData<'listBasketballOdds'>['asia'][number]
type Mean = CallData<'listBasketballOdds'>['asia_additional']

/** A basketball match's page: plays, players, prices, what was before. */
export function createBasketballRoutes({ service, feed, contextOf }: RouteDeps): CallHandlers {
  const parts = gamePartsOf(feed)
  const noBox = { home: [], away: [] }
  const boxOf = (id: number, context: RowContext) => parts.boxScore?.(id, context.now) ?? noBox
  const playersOf = ({ home, away }: ReturnType<typeof boxOf>, { language }: RowContext) => ({
    home: home.map((line) => playerLine(line, language)),
    away: away.map((line) => playerLine(line, language)),
  })

  function companyPrices(id: number, market: Market, { now, language }: RowContext): CompanyPrices[] {
    return feed.companies().map((company) => {
      const odds = feed.odds(id, company.id, now)
      const phase = (name: 'initial' | 'immediate' | 'scram') => {
        const quote = odds[name][market]
        return quote ? { [name]: priceWire(quote) } : {}
      }
      return {
        company_id: company.id,
        company_name: company.names[language],
        ...phase('initial'),
        ...phase('immediate'),
        ...phase('scram'),
      }
    })
  }

  /** Finished matches of the league whose first line was the same. */
  async function sameOdds(fixture: Fixture, context: RowContext) {
    const { now, companyId } = context
    const lineOf = (id: number) => feed.odds(id, companyId, now).initial.asia?.middle
    const line = lineOf(fixture.id)
    if (line === undefined) return []
    const found = await pastMatches(feed, fixture, now, sameOddsShown, (one) => lineOf(one.id) === line)
    return found.map((match) => pastRow(match, context))
  }

  return {
    async getBasketballMatch({ id, company_id, since }, caller) {
      const match = service.match(id, 'basketball')
      const context = await contextOf(caller, company_id)
      const box = boxOf(id, context)
      const [home, draw, away] = feed.chances(id, context.now)
      const place = placeOf(feed, id, context.now)
      return {
        ...basketballRow(match, context),
        tlive: playsByPeriod(parts.plays?.(id, context.now, since) ?? [], context.language),
        players: playersOf(box, context),
        statistics: teamStatistics(box.home, box.away),
        chances: { home, draw, away },
        ...(place?.venue ? { space: place.venue[context.language] } : {}),
        ...crowdFacts(place ?? {}),
        odds: feed.companies().map((company) => ({
          ...exponents(feed, id, company.id, context.now),
          company_name: company.names[context.language],
        })),
        servertime: context.now,
      }
    },
    async getBasketballPlayers({ id, period }, caller) {
      service.match(id, 'basketball')
      const context = await contextOf(caller)
      const box = period === undefined ? boxOf(id, context) : (parts.periodBox?.(id, context.now, period) ?? noBox)
      return playersOf(box, context)
    },
    async listCourtShots({ id }, { language }) {
      service.match(id, 'basketball')
      const list = (parts.courtShots?.(id, service.now()) ?? []).map(({ side, player, isMade, at: _at, ...shot }) => ({
        ...shot,
        position: side,
        player_id: player.id,
        player: player.name[language],
        is_made: flagOf(isMade),
      }))
      return { list }
    },
    async listBasketballOdds({ id }, caller) {
      const { fixture } = service.match(id, 'basketball')
      const context = await contextOf(caller)
      const [asia, eu, bs] = (['asia', 'eu', 'bs'] as const).map((market) => companyPrices(id, market, context))
      return {
        asia: asia ?? [],
        eu: eu ?? [],
        bs: bs ?? [],
        asia_additional: meanOf(asia),
        eu_additional: meanOf(eu),
        bs_additional: meanOf(bs),
        compensation: await sameOdds(fixture, context),
      }
    },
    async listBasketballOddsHistory({ id, type, company_id }, caller) {
      service.match(id, 'basketball')
      const { now, language } = await contextOf(caller)
      const companies = feed.companies().filter((one) => company_id === undefined || one.id === company_id)
      const reply: CallData<'listBasketballOddsHistory'> = { asia: [], eu: [], bs: [] }
      for (const company of companies) {
        const history = parts.oddsHistory?.(id, company.id, now)
        for (const market of markets)
          if (history && (type === undefined || type === market))
            reply[market].push({
              company_id: company.id,
              company_name: company.names[language],
              list: history[market].map(pointWire),
            })
      }
      return reply
    },
    async listBasketballSameOdds({ id, company_id }, caller) {
      const { fixture } = service.match(id, 'basketball')
      return pastWire(await sameOdds(fixture, await contextOf(caller, company_id)))
    },
    async getBasketballAnalysis({ id }, caller) {
      const { fixture } = service.match(id, 'basketball')
      const context = await contextOf(caller)
      const rows = (found: readonly ListedMatch[], teamId: number) =>
        pastWire(found.map((match) => pastRow(match, context, teamId)))
      const latest = async (teamId: number) =>
        rows(await matchesOf(feed, fixture, teamId, context.now, latestShown), teamId)
      return {
        vs_match: rows(await meetings(feed, fixture, context.now, meetingsShown), fixture.home.id),
        match: { home: await latest(fixture.home.id), away: await latest(fixture.away.id) },
      }
    },
  }
}

/** Mean of the newest prices of all companies. */
function meanOf(list: readonly CompanyPrices[] = []): Mean {
  const newest = list.flatMap((one) => one.scram ?? one.immediate ?? one.initial ?? [])
  if (newest.length === 0) return undefined
  const mean = (pick: (price: (typeof newest)[number]) => number) =>
    rounded(newest.reduce((sum, price) => sum + pick(price), 0) / newest.length, 2)
  return { host: mean((price) => price.host), early: mean((price) => price.early), guest: mean((price) => price.guest) }
}
