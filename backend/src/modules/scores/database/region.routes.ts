import type { CallHandlers } from '../../../kernel/module'
import type { Feed, Sport } from '../ports/feed.port'
import { competitionInfo } from './competition-info'
import { tournamentRow } from './database-rows'
import { continentOf, continents, countries, countriesOf, countryOf } from './regions'
import type { SeasonDesk } from './season-desk'

/** Calls of the data bases' list: continents, countries, competitions and a competition's own page. */
export function createRegionRoutes(deps: { desk: SeasonDesk; feed: Feed }): CallHandlers {
  const { desk } = deps
  const everything = () => [...desk.competitions('football'), ...desk.competitions('basketball')]
  const listed = (sport: Sport, wish: { country_id?: number; category_id?: number }) =>
    desk
      .competitions(sport)
      .filter((one) => wish.country_id === undefined || countryOf(one).id === wish.country_id)
      .filter((one) => wish.category_id === undefined || continentOf(countryOf(one)).id === wish.category_id)

  return {
    async listContinents(_input, { language }) {
      const used = new Set(everything().map((one) => countryOf(one).continentId))
      return continents.filter(({ id }) => used.has(id)).map(({ id, names }) => ({ id, name: names[language] }))
    },
    async listCountries({ id }, { language }) {
      return (id ? countriesOf(id) : countries).map((one) => ({
        id: one.id,
        name: one.names[language],
        logo: one.flag,
      }))
    },
    async listFootballTournaments(input, { language }) {
      return listed('football', input).map((one) => tournamentRow(one, language))
    },
    async listBasketballTournaments(input, { language }) {
      return listed('basketball', input).map((one) => tournamentRow(one, language))
    },
    async listPopularTournaments(_input, { language }) {
      return everything()
        .filter((one) => one.isHot)
        .map((one) => tournamentRow(one, language))
    },
    async getFootballCompetition(input, { language }) {
      return competitionInfo(deps, 'football', input, language)
    },
    async getBasketballCompetition({ id, season_id, son_id }, { language }) {
      const wish = { id, ...(season_id ? { season_id } : {}), ...(son_id ? { son_id } : {}) }
      return competitionInfo(deps, 'basketball', wish, language)
    },
  }
}
