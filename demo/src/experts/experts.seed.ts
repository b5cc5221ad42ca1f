import type { Db } from '@pitchside/backend/db/db'
import {
  type Choice,
  choicesOf,
  matchValues,
  type Opinion,
  outcomeOf,
  plays,
} from '@pitchside/backend/modules/experts/experts.module'
import type {
  SchemeMatch,
  SchemeMatches,
  SchemeSport,
} from '@pitchside/backend/modules/experts/ports/scheme-matches.port'
import { dayMs, hourMs } from '@pitchside/base'
import { giveArticles } from './demo-articles'
import { type DemoExpert, insertExperts, readExperts } from './demo-people'
import { createDemoWords, type Draw } from './demo-words'

interface SeedDeps {
  matches: SchemeMatches
  now: number
}

/** Days before today whose matches the demo has schemes on. */
const pastDays = [2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 26, 30]
const perDay = { football: 7, basketball: 3 } as const
const settledEach = 26
const openEach = 3
const prices = [0, 0, 18, 28, 38, 58, 88]

interface DemoMatch {
  match: SchemeMatch
  prices: ReturnType<SchemeMatches['prices']>
}

/** The same demo from the same day: chance from a number, not from the machine. */
function drawFrom(seed: number): Draw {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function pick<T>(list: readonly T[], count: number, draw: Draw): T[] {
  const left = [...list]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(draw(left.length), 1)[0]!)
}

/** An opinion at the match's own price; with hindsight for some of the settled ones. */
function opinionOn(
  { match, prices: known }: DemoMatch,
  skill: number,
  draw: Draw,
): (Opinion & { odds: number }) | undefined {
  const play = plays[draw(3)] ?? 1
  const price = known[play]
  if (!price) return undefined
  const choices = choicesOf(play, match.sport)
  const score = { home: match.homeScore, away: match.awayScore }
  const isRight = (choice: Choice) => outcomeOf({ play, choice, line: price.line }, score) <= 2
  const rightChoice = match.stage === 'finished' && draw(100) < skill * 100 ? choices.find(isRight) : undefined
  const choice = rightChoice ?? choices[draw(choices.length)] ?? 1
  const odds = price.odds[choice - 1] ?? 0
  return odds > 1_000 ? { play, choice, line: price.line, odds } : undefined
}

function matchesOf({ matches, now }: SeedDeps, draw: Draw) {
  const told = (
    ids: readonly number[],
    atOf: (match: SchemeMatch) => number,
    stage: SchemeMatch['stage'],
  ): DemoMatch[] =>
    ids.flatMap((id) => {
      const match = matches.find(id)
      return match?.stage === stage ? [{ match, prices: matches.prices(id, atOf(match)) }] : []
    })
  const ofSport = (sport: SchemeSport) => ({
    past: told(
      pastDays.flatMap((day) =>
        pick(matches.between(sport, now - day * dayMs, now - (day - 1) * dayMs - 6 * hourMs), perDay[sport], draw),
      ),
      ({ kickoffAt }) => kickoffAt - hourMs,
      'finished',
    ),
    coming: told(pick(matches.between(sport, now + 2 * hourMs, now + 40 * hourMs), 12, draw), () => now, 'upcoming'),
  })
  return { football: ofSport('football'), basketball: ofSport('basketball') }
}

async function insertMatches(tx: Db, list: readonly DemoMatch[], now: number): Promise<void> {
  const rows = list.map(({ match }) => {
    const [id, sport, competitionId, competition, home, away, kickoffAt] = matchValues(match)
    const isOver = match.stage === 'finished'
    const score = isOver ? `${match.homeScore}-${match.awayScore}` : null
    return {
      id,
      sport,
      competition_id: competitionId,
      competition: JSON.parse(String(competition)) as unknown,
      home: JSON.parse(String(home)) as unknown,
      away: JSON.parse(String(away)) as unknown,
      kickoff_at: kickoffAt,
      seen: score,
      seen_at: isOver ? Math.min(match.kickoffAt + 2 * hourMs, now) : null,
      home_score: isOver ? match.homeScore : null,
      away_score: isOver ? match.awayScore : null,
    }
  })
  await tx.query(
    `insert into scheme_matches (match_id, sport, competition_id, competition, home, away, kickoff_at, seen, seen_at,
       home_score, away_score, settled_at)
     select id, sport, competition_id, competition, home, away, kickoff_at, seen, seen_at, home_score, away_score, seen_at
     from jsonb_to_recordset($1::jsonb) as x (id bigint, sport text, competition_id bigint, competition jsonb,
       home jsonb, away jsonb, kickoff_at bigint, seen text, seen_at bigint, home_score integer, away_score integer)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

/** Demo experts, their settled schemes on matches that were played, and open ones on matches to come. */
export async function seedExperts(tx: Db, deps: SeedDeps): Promise<void> {
  const { now } = deps
  const people = readExperts<DemoExpert[]>('people')
  await insertExperts(tx, people, now)
  await giveArticles(tx, people)
  const draw = drawFrom(20_260)
  const bySport = matchesOf(deps, draw)
  const tell = createDemoWords()
  const both = (part: 'past' | 'coming') => [...bySport.football[part], ...bySport.basketball[part]]
  const rows: object[] = []
  const write = ({ id, skill }: DemoExpert, list: readonly DemoMatch[]) => {
    for (const one of list) {
      const { match } = one
      const opinion = opinionOn(one, skill, draw)
      if (!opinion) continue
      const isOver = match.stage === 'finished'
      const outcome = isOver ? outcomeOf(opinion, { home: match.homeScore, away: match.awayScore }) : null
      const ahead = (isOver ? 1 + draw(20) : draw(6)) * hourMs + draw(3_600_000)
      rows.push({
        expert_id: id,
        match_id: match.id,
        ...opinion,
        price_tenths: (prices[draw(prices.length)] ?? 0) * 10,
        ...tell(match, opinion, draw),
        status: isOver ? 1 : 0,
        outcome,
        created_at: (isOver ? match.kickoffAt : now) - ahead,
      })
    }
  }
  for (const expert of people) {
    const part = (name: 'past' | 'coming') => (expert.sport === 'both' ? both(name) : bySport[expert.sport][name])
    write(expert, pick(part('past'), settledEach, draw))
    write(expert, pick(part('coming'), openEach, draw))
  }
  await insertMatches(tx, [...both('past'), ...both('coming')], now)
  await tx.query(
    `insert into expert_schemes (id, expert_id, match_id, play, choice, line, odds, price_tenths, title, content, status,
       outcome, created_at)
     select row_number() over (order by created_at, expert_id, match_id), expert_id, match_id, play, choice, line, odds,
       price_tenths, title, content, status, outcome, created_at
     from jsonb_to_recordset($1::jsonb) as x (expert_id bigint, match_id bigint, play smallint, choice smallint,
       line integer, odds integer, price_tenths bigint, title jsonb, content jsonb, status smallint, outcome smallint,
       created_at bigint) on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}
