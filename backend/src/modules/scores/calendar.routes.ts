import type { FastifyInstance, FastifyReply } from 'fastify'
import { digest } from '../../kernel/digest'
import type { Kernel } from '../../kernel/kernel'
import { languages } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import { createPlaceLimits } from '../../kernel/place-limits'
import type { CalendarQueries } from './calendar.queries'
import { type CalendarMatch, calendarOf, ownCalendarName } from './calendar.rules'
import { type Follows, noFollows } from './follows.queries'
import type { FollowsService } from './follows.service'
import { type Feed, type Fixture, type Names, sports } from './ports/feed.port'
import type { ListedMatch, ScoresService } from './scores.service'

interface CalendarDeps {
  kernel: Pick<Kernel, 'clock' | 'random' | 'limiter'>
  service: ScoresService
  follows: FollowsService
  feed: Feed
  queries: CalendarQueries
  siteName: () => Promise<string>
}

/** Calendar programs ask a few times an hour; so many times are a mistake. */
const askRule = { count: 60, windowMs: 3_600_000 }
const eventsMax = 500
const days = { back: 7, ahead: 35 }

/** A calendar; who asks for one that is public may keep it for others, and it may be found. */
function sendCalendar(reply: FastifyReply, name: string, text: string, isPublic = false) {
  if (!isPublic) reply.header('x-robots-tag', 'noindex')
  return reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', `inline; filename="${name}.ics"`)
    .header('cache-control', `${isPublic ? 'public' : 'private'}, max-age=300`)
    .header('referrer-policy', 'no-referrer')
    .send(text)
}

/** Followed matches as a calendar at a secret address; those of a team or league, and one match, at public ones. */
export function createCalendar({ kernel, service, follows, feed, queries, siteName }: CalendarDeps) {
  const { clock, random, limiter } = kernel
  const places = createPlaceLimits(limiter)
  const shown = (match: ListedMatch, origin: string): CalendarMatch => ({
    ...match,
    competition: service.competition(match.fixture.competitionId),
    url: `${origin}/score-detail?type=${match.fixture.sport}&id=${match.fixture.id}`,
  })

  const events = (list: readonly Fixture[], origin: string) =>
    list.slice(0, eventsMax).map(({ id }) => shown(service.match(id), origin))

  /** A team or a league by its number, and its matches as somebody has them who follows nothing else. */
  function source(kind: string, id: number): { names: Names; follows: Follows } | undefined {
    if (kind === 'team') {
      const found = follows.team(id)
      return found && { names: found.team.names, follows: { ...noFollows, teams: new Set([id]) } }
    }
    const league = sports.flatMap((sport) => feed.competitions(sport)).find((one) => one.id === id)
    return league && { names: league.names, follows: { ...noFollows, leagues: new Set([id]) } }
  }

  const calls: CallHandlers = {
    async getCalendarLink(_input, caller) {
      const at = await queries.setAt(caller.member().userId)
      return { is_set: at === undefined ? 0 : 1, addtime: Math.floor((at ?? 0) / 1_000) }
    },
    async createCalendarLink(_input, caller) {
      const token = random.token(24)
      await queries.set(caller.member().userId, digest(token), caller.language, clock.now())
      return { url: `${caller.origin}/calendar/${token}.ics` }
    },
    async revokeCalendarLink(_input, caller) {
      await queries.remove(caller.member().userId)
    },
  }

  function routes(app: FastifyInstance): void {
    app.get<{ Params: { id: string }; Querystring: { lang?: string } }>(
      '/calendar/match/:id',
      async (request, reply) => {
        const id = /^(\d{1,15})\.ics$/.exec(request.params.id)?.[1]
        const fixture = id ? feed.fixture(Number(id)) : undefined
        if (!fixture) return reply.code(404).send()
        const language = languages.find((one) => one === request.query.lang) ?? 'zh'
        const match = shown(service.match(fixture.id), request.siteOrigin)
        const name = ownCalendarName(language, await siteName())
        return sendCalendar(reply, `match-${fixture.id}`, calendarOf([match], language, service.now(), name))
      },
    )
    for (const kind of ['team', 'league'])
      app.get<{ Params: { id: string }; Querystring: { lang?: string } }>(
        `/calendar/${kind}/:id`,
        async (request, reply) => {
          const id = /^(\d{1,15})\.ics$/.exec(request.params.id)?.[1]
          const found = id === undefined ? undefined : source(kind, Number(id))
          if (!found) return reply.code(404).send()
          const language = languages.find((one) => one === request.query.lang) ?? 'zh'
          const matches = events(follows.fixtures(found.follows, sports, days), request.siteOrigin)
          const text = calendarOf(matches, language, service.now(), found.names[language])
          return sendCalendar(reply, `${kind}-${id}`, text, true)
        },
      )
    app.get<{ Params: { token: string } }>('/calendar/:token', async (request, reply) => {
      const token = /^([\w-]{32})\.ics$/.exec(request.params.token)?.[1]
      const waitMs = token
        ? await limiter.take(`calendar ${token}`, askRule)
        : await places.take('calendar', request.ip, askRule)
      if (waitMs > 0) return reply.code(429).send()
      const link = token === undefined ? undefined : await queries.find(digest(token))
      if (!link) return reply.code(404).send()
      const matches = events(follows.fixtures(await follows.of(link.userId), sports, days), request.siteOrigin)
      const name = ownCalendarName(link.language, await siteName())
      return sendCalendar(reply, 'matches', calendarOf(matches, link.language, service.now(), name))
    })
  }
  return { calls, routes }
}
