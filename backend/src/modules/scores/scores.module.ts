import { setImmediate } from 'node:timers/promises'
import { shownScore } from '@pitchside/contract'
import { wholeOf } from '../../kernel/decimal'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { Language } from '../../kernel/messages'
import type { BackendModule } from '../../kernel/module'
import { createArchiveDesk } from './archive/archive-desk'
import type { SeasonArchive } from './archive/season-archive'
import { createSeasonSource } from './archive/season-source'
import { createBasketballRoutes } from './basketball.routes'
import { createCalendarQueries } from './calendar.queries'
import { createCalendar } from './calendar.routes'
import { createDatabaseRoutes } from './database/database.routes'
import { tableData } from './database/database-rows'
import { createSeasonDesk } from './database/season-desk'
import { seasonPartsOf } from './database/season-source'
import { type PlayerStanding, playerStanding, type TeamStanding, teamStanding } from './database/standing'
import { createEsportsRoutes } from './esports.routes'
import { createFeedWatch } from './feed-watch'
import { createFollowQueries } from './follows.queries'
import { createFollowRoutes } from './follows.routes'
import { createFollowsService } from './follows.service'
import { createForesightQueries } from './foresight.queries'
import { createForesightRoutes } from './foresight.routes'
import { createLiveTopics } from './live-topics'
import { createMadeGoals } from './made-goals'
import { createMatchRoutes } from './match.routes'
import { createMatchAnalysisRoutes } from './match-analysis.routes'
import type { MatchAnchor } from './match-rows'
import { scoresMessages } from './messages'
import { type Feed, type Sport, sports } from './ports/feed.port'
import type { OpenedFeed } from './ports/running-feed.port'
import { createContextOf, type PlansOfMatches } from './route-context'
import { createScheduleRoutes } from './schedule.routes'
import { Scoreboard, type ScoreboardNews } from './scoreboard'
import { createScoresQueries } from './scores.queries'
import { createScoresRoutes } from './scores.routes'
import { createScoresService, type ScoresService } from './scores.service'
import { StatusGate } from './status-gate'
import { createNewsTeller } from './tell-news'

export { seasonPartsOf } from './database/season-source'
export type { PlayerStanding, TeamStanding } from './database/standing'
export { seasonsOf } from './match-parts'
export type { Player } from './ports/match-parts.port'
export type { MatchPlan, PlansOfMatches } from './route-context'
export { stageOf } from './scores.rules'
export { playerAliases, searchAliases } from './search-aliases'
export { searchWords } from './search-words'
export type { MatchAnchor, ScoresService }

const tickMs = 1_000

/** What other modules may ask and tell the scores. */
export interface ScoresModule extends BackendModule {
  service: ScoresService
  feed: Feed
  /** Imported seasons. */
  archive: SeasonArchive
  /** The table of the running season of a competition. */
  table(competitionId: number, language: Language): Promise<RunningTable>
  teamStanding(id: number, language: Language): Promise<TeamStanding>
  playerStanding(id: number, language: Language): Promise<PlayerStanding>
}

export interface RunningTable {
  sport: Sport
  name: string
  label: string
  list: ReturnType<typeof tableData>['list']
}

interface Deps {
  opened: OpenedFeed
  siteName: () => Promise<string>
  /** Which broadcasts are planned for matches. */
  plans: PlansOfMatches
  /** Who broadcasts which match. */
  anchors: () => Promise<ReadonlyMap<number, MatchAnchor[]>>
  /** Hears what the leading node tells. */
  onNews(news: ScoreboardNews): void
}

/** Matches, tables, prices and goals of a feed. */
export function createScoresModule(kernel: Kernel, { opened, siteName, plans, anchors, onNews }: Deps): ScoresModule {
  const { feed, name, kind } = opened
  const { clock, db, jobs, nodes, realtime, config, log } = kernel
  const queries = createScoresQueries(db)
  const gate = new StatusGate((edge) => log.warn(edge, 'the feed says a state that cannot follow; it was refused'))
  const follows = createFollowsService({ feed, queries: createFollowQueries(db), now: () => clock.now() })
  const madeGoals = createMadeGoals({ feed, queries, log })
  const service = createScoresService({
    feed,
    gate,
    queries,
    follows,
    now: () => clock.now(),
    async onMade() {
      nodes.tell('goal-made', null)
      await madeGoals.read()
    },
  })
  const calendar = createCalendar({ kernel, service, follows, feed, queries: createCalendarQueries(db), siteName })
  const own = seasonPartsOf(feed)
  const archive = createArchiveDesk(kernel, {
    competitions: () => feed.competitions('football'),
    teams: (id) => own.seasonTable(own.seasons(id, service.now())[0]?.id ?? 0, 0)?.rows.map(({ team }) => team) ?? [],
  })
  const seasons = createSeasonSource(
    { parts: own, competitions: () => feed.competitions('football'), state: (id, at) => feed.state(id, at) },
    archive.archive,
  )
  const desk = createSeasonDesk({ feed, seasons, now: service.now })
  const scoreboard = new Scoreboard(feed, gate)
  const watch = createFeedWatch(feed, name, service.now)
  const live = createLiveTopics({
    realtime,
    feed,
    watch,
    stateOf: ({ id, sport }, at) => gate.admit(id, sport, feed.state(id, at), at),
  })
  const routeDeps = {
    service,
    feed,
    live,
    watch,
    plans,
    contextOf: createContextOf(service, feed, anchors, follows),
  }

  let isStopped = false
  const teller = createNewsTeller({
    jobs,
    tell(news, at) {
      live.publish(news, at)
      onNews(news)
    },
  })
  async function tick(): Promise<void> {
    await madeGoals.catchUp()
    const now = service.now()
    const told = scoreboard.look(now, live.listeners)
    for (const sport of sports) for (const id of told.leagues[sport]) desk.changed(id)
    await teller.heard(told, now)
    const news = watch.news()
    if (news && jobs.isLeading()) live.publishFeed(news)
  }

  return {
    name: 'scores',
    service,
    feed,
    archive: archive.archive,
    async table(id, language) {
      const { sport, names } = desk.competition(id)
      const { label, list } = tableData(desk, await desk.prepared(desk.season(id)), {}, language)
      return { sport, name: names[language], label, list }
    },
    teamStanding: (id, language) => teamStanding(desk, id, language),
    playerStanding: (id, language) => playerStanding(desk, id, language),
    messages: scoresMessages,
    calls: {
      ...createScoresRoutes(routeDeps),
      ...createScheduleRoutes(routeDeps),
      ...createFollowRoutes(service, follows),
      ...calendar.calls,
      ...createForesightRoutes({ ...routeDeps, queries: createForesightQueries(db), nowMs: () => clock.now() }),
      ...createMatchRoutes(routeDeps),
      ...createMatchAnalysisRoutes(routeDeps),
      ...createBasketballRoutes(routeDeps),
      ...createEsportsRoutes(routeDeps),
      ...createDatabaseRoutes({ desk, feed }),
    },
    topics: live.rules,
    adapters: { feed: name },
    health: () => ({
      feed: { kind, ...watch.health(), stale: watch.data().is_stale === 1, refusedEdges: gate.refused },
    }),
    routes(app) {
      calendar.routes(app)
      // Only matches of our own can be made to score.
      if (!config.hasDevAids || kind !== 'embedded') return
      app.post<{ Params: { id: string }; Querystring: { side?: string }; Body: { side?: string } | undefined }>(
        '/_dev/match/:id/goal',
        async (request, reply) => {
          const asked = request.body?.side ?? request.query.side
          const side = asked === 'away' || String(asked) === '2' ? 2 : 1
          const id = wholeOf(request.params.id) ?? 0
          try {
            await service.score(id, side)
          } catch (error) {
            if (!(error instanceof Failure)) throw error
            return reply.code(error.reason === 'match-unknown' ? 404 : 409).send({ reason: error.reason })
          }
          await tick()
          await nodes.told()
          const { state } = service.match(id, 'football')
          return {
            id,
            home_score: shownScore('football', state.home),
            away_score: shownScore('football', state.away),
          }
        },
      )
    },
    async start() {
      const stopFeed = await feed.start?.()
      const stopArchive = await archive.start()
      // First the ears, then the eyes: no goal falls between them.
      nodes.hear('goal-made', async () => {
        madeGoals.heard()
        await tick()
      })
      await madeGoals.read()
      // A node that was killed may not have told its last goal.
      nodes.tell('goal-made', null)
      await tick()
      const stop = clock.every(tickMs, tick)
      return async () => {
        isStopped = true
        await stop()
        await stopArchive()
        await stopFeed?.()
      }
    },
    listening() {
      // Tests ask for little, and pay for it then.
      if (config.checksReplies) return
      warmUp(feed, service.now(), () => isStopped).catch((error: unknown) =>
        log.error({ err: error }, 'warm-up failed'),
      )
    },
  }
}

/** Plays the season so far and today's matches, a piece at a time, so that the first list needs no waiting. */
async function warmUp(feed: Feed, now: number, isStopped: () => boolean): Promise<void> {
  for (const sport of sports)
    for (const fixture of feed.fixtures(sport, now - 86_400, now + 86_400)) {
      await setImmediate()
      if (isStopped()) return
      feed.rank(fixture.competitionId, fixture.home.id, now)
      feed.odds(fixture.id, 2, now)
    }
}
