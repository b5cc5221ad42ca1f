import type { Language } from '@pitchside/backend/kernel/messages'
import { siteClock } from '@pitchside/backend/kernel/site-day'
import type { ComingFact, FactNames, MatchFacts, PlayedFact } from './facts.port'

/** Sentences of a language; `n` picks one of several ways to say the same. */
export interface FactWords {
  day(atS: number): string
  moment(atS: number): string
  formTitle(n: number): string
  roundTitle(n: number): string
  nextTitle(n: number): string
  record(
    of: { team: string; count: number; won: number; drawn: number; lost: number; scored: number; conceded: number },
    n: number,
  ): string
  /** The same where nothing is drawn. */
  games(of: { team: string; count: number; won: number; lost: number; scored: number; conceded: number }): string
  latest(
    of: { match: string; day: string; half: string; isWon: boolean; isLost: boolean; team: string },
    n: number,
  ): string
  goals(list: string): string
  goal(player: string, minute: number): string
  figures(of: { home: string; away: string; possession: string; shots: string }, n: number): string
  opening(of: { league: string; count: number; goals: number }, isFootball: boolean): string
  widest(of: { match: string; day: string }): string
  place(of: { team: string; position: number; points: number; played: number; league: string; behind: number }): string
  leaders(of: { league: string; list: string }): string
  leader(team: string, points: number): string
  coming(of: { home: string; away: string; moment: string }, n: number): string
}

export const partsOf = (atS: number) => {
  const at = siteClock(atS * 1_000)
  return { month: Number(at.slice(5, 7)), day: Number(at.slice(8, 10)), clock: at.slice(11, 16) }
}

const scoreOf = ([home, away]: readonly [number, number]) => `${home}–${away}`

interface Told {
  words: FactWords
  lang: Language
  n: number
}

const nameIn = (names: FactNames, { lang }: Told) => names[lang]
const lineOf = (match: PlayedFact, told: Told) =>
  `${nameIn(match.home, told)} ${scoreOf(match.score)} ${nameIn(match.away, told)}`

function scorersOf(match: PlayedFact, told: Told): string {
  const side = (name: 'home' | 'away') => {
    const list = match.scorers.filter((one) => one.side === name)
    if (list.length === 0) return []
    const goals = list.map(({ player, minute }) => told.words.goal(nameIn(player, told), minute))
    return [`${nameIn(match[name], told)} — ${goals.join(told.lang === 'zh' ? '、' : ', ')}`]
  }
  return [...side('home'), ...side('away')].join(told.lang === 'zh' ? '；' : '; ')
}

/** What a match was like: who scored, who had the ball. */
function matchParagraphs(match: PlayedFact, told: Told): string[] {
  const { words, n } = told
  const scorers = scorersOf(match, told)
  const paragraphs = scorers === '' ? [] : [words.goals(scorers)]
  const { possession, shotsOn } = match
  if (possession && shotsOn)
    paragraphs.push(
      words.figures(
        {
          home: nameIn(match.home, told),
          away: nameIn(match.away, told),
          possession: `${possession[0]} : ${possession[1]}`,
          shots: `${shotsOn[0]} : ${shotsOn[1]}`,
        },
        n,
      ),
    )
  return paragraphs
}

const listOf = (played: readonly PlayedFact[], told: Told) =>
  `- ${played.map((match) => `${told.words.day(match.kickoff)} · ${lineOf(match, told)}`).join('|')}`

function comingParagraph(coming: ComingFact | undefined, told: Told): string[] {
  if (!coming) return []
  const { words, n } = told
  const sides = { home: nameIn(coming.home, told), away: nameIn(coming.away, told) }
  return [`## ${words.nextTitle(n)}`, words.coming({ ...sides, moment: words.moment(coming.kickoff) }, n)]
}

function ofTeam(facts: MatchFacts, team: NonNullable<MatchFacts['team']>, told: Told): string[] {
  const { words, n } = told
  const name = nameIn(team.names, told)
  const own = facts.played.map(({ homeId, score }) => (homeId === team.id ? score : ([score[1], score[0]] as const)))
  const sum = (at: 0 | 1) => own.reduce((total, score) => total + score[at], 0)
  const count = (is: (own: number, other: number) => boolean) => own.filter(([one, other]) => is(one, other)).length
  const record = {
    team: name,
    count: own.length,
    won: count((one, other) => one > other),
    drawn: count((one, other) => one === other),
    lost: count((one, other) => one < other),
    scored: sum(0),
    conceded: sum(1),
  }
  const [latest] = facts.played as [PlayedFact]
  const [mine, theirs] = own[0] as readonly [number, number]
  const outcome = { isWon: mine > theirs, isLost: mine < theirs, team: name }
  const at = facts.places.find(({ team: one }) => one.zh === team.names.zh)
  const [leader] = facts.places
  const league = nameIn(facts.competition, told)
  return [
    `## ${words.formTitle(n)}`,
    facts.sport === 'basketball' ? words.games(record) : words.record(record, n),
    words.latest(
      { match: lineOf(latest, told), day: words.day(latest.kickoff), half: scoreOf(latest.half), ...outcome },
      n,
    ),
    ...matchParagraphs(latest, told),
    listOf(facts.played, told),
    ...(at && leader && facts.sport === 'football'
      ? [
          words.place({
            team: name,
            position: at.position,
            points: at.points,
            played: at.played,
            league,
            behind: leader.points - at.points,
          }),
        ]
      : []),
    ...comingParagraph(facts.coming, told),
  ]
}

function ofLeague(facts: MatchFacts, told: Told): string[] {
  const { words, n } = told
  const league = nameIn(facts.competition, told)
  const goals = facts.played.reduce((total, { score }) => total + score[0] + score[1], 0)
  const widest = [...facts.played].sort(
    (one, other) => other.score[0] + other.score[1] - (one.score[0] + one.score[1]),
  )[0] as PlayedFact
  const leaders = facts.places.map(({ team, points }) => words.leader(nameIn(team, told), points))
  return [
    `## ${words.roundTitle(n)}`,
    words.opening({ league, count: facts.played.length, goals }, facts.sport === 'football'),
    words.widest({ match: lineOf(widest, told), day: words.day(widest.kickoff) }),
    ...matchParagraphs(widest, told),
    listOf(facts.played, told),
    ...(leaders.length > 1 ? [words.leaders({ league, list: leaders.join(told.lang === 'zh' ? '、' : ', ') })] : []),
    ...comingParagraph(facts.coming, told),
  ]
}

/** Paragraphs about what was played, in the form of the demo's texts; `n` varies the way they are told. */
export function factParagraphs(facts: MatchFacts, told: Told): string[] {
  return facts.team ? ofTeam(facts, facts.team, told) : ofLeague(facts, told)
}
