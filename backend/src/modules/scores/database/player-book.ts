import { setImmediate } from 'node:timers/promises'
import { rounded } from '@pitchside/base'
import type { Feed, Sport, Team } from '../ports/feed.port'
import type { Player } from '../ports/match-parts.port'
import type { SeasonInfo, SeasonResult } from '../ports/season-parts.port'
import { type Figure, personLines } from './player-lines'
import { isOver, type SeasonDesk } from './season-desk'

/** A player's season: sums of his figures, and how many matches counted each. */
export interface PersonSeason {
  player: Player
  team: Team
  played: number
  minutes: number
  sums: Partial<Record<Figure, number>>
  counted: Partial<Record<Figure, number>>
}

interface Book {
  /** Matches that are counted, each as it stood. */
  matches: Map<number, string>
  people: Map<number, PersonSeason>
  /** Whoever asks meanwhile waits for the same reading. */
  reading: Promise<unknown>
}

/** Seasons whose players stay counted: some hundred kilobytes each; and teams in one season, a twentieth of that. */
const seasonsKept = 8
const teamsKept = 80

/** How a match that is over stands: a correction after its end shows in it. */
const markOf = ({ state: { status, home, away } }: SeasonResult): string => `${status} ${home.join()} ${away.join()}`

/** Counts players through seasons: each match once, when it is over, a match at a time. */
export interface PlayerBook {
  /** Everybody who played in a season so far; empty when the feed does not count players. */
  season(season: SeasonInfo): Promise<readonly PersonSeason[]>
  /** Those of one team: a season nobody asked for is not counted for one of its players. */
  team(season: SeasonInfo, teamId: number): Promise<readonly PersonSeason[]>
}

const newBook = (): Book => ({ matches: new Map(), people: new Map(), reading: Promise.resolve() })

/** A book by its key, which is the latest used one now. */
function bookOf<Key>(books: Map<Key, Book>, key: Key, most: number): Book {
  const book = books.get(key) ?? newBook()
  books.delete(key)
  books.set(key, book)
  const [oldest] = books.keys()
  if (books.size > most && oldest !== undefined) books.delete(oldest)
  return book
}

export function createPlayerBook(feed: Feed, desk: SeasonDesk): PlayerBook {
  const books = new Map<number, Book>()
  const teams = new Map<string, Book>()
  const playsIn = ({ fixture: { home, away } }: SeasonResult, teamId: number | undefined) =>
    teamId === undefined || home.id === teamId || away.id === teamId

  /** With a team: its matches alone. */
  async function read(book: Book, season: SeasonInfo, teamId?: number): Promise<void> {
    const over = desk.results(season).filter((one) => isOver(one) && playsIn(one, teamId))
    const marks = new Map(over.map((result) => [result.fixture.id, markOf(result)]))
    // A match that is another one than the one that was counted can't be taken out of a sum.
    if ([...book.matches].some(([id, mark]) => marks.get(id) !== mark)) {
      book.matches.clear()
      book.people.clear()
    }
    for (const { fixture } of over) {
      if (book.matches.has(fixture.id)) continue
      const lines = personLines(feed, fixture, desk.now())
      if (!lines) continue
      book.matches.set(fixture.id, marks.get(fixture.id) ?? '')
      for (const { player, team, minutes, figures } of lines) {
        const own = book.people.get(player.id) ?? { player, team, played: 0, minutes: 0, sums: {}, counted: {} }
        book.people.set(player.id, own)
        own.played += 1
        own.minutes += minutes
        for (const [name, value] of Object.entries(figures) as [Figure, number][]) {
          own.sums[name] = (own.sums[name] ?? 0) + value
          own.counted[name] = (own.counted[name] ?? 0) + 1
        }
      }
      await setImmediate()
    }
  }

  async function peopleIn(book: Book, season: SeasonInfo, teamId?: number): Promise<PersonSeason[]> {
    // A reading that failed is told to who asked for it; the next one goes on where it stopped.
    book.reading = book.reading.catch(() => undefined).then(() => read(book, season, teamId))
    await book.reading
    return [...book.people.values()]
  }

  return {
    async season(season) {
      // Imported seasons name their scorers and nobody else.
      if (season.source !== 'feed') return []
      return peopleIn(bookOf(books, season.id, seasonsKept), season)
    },
    async team(season, teamId) {
      if (season.source !== 'feed') return []
      const isOwn = ({ team }: PersonSeason) => team.id === teamId
      const whole = books.get(season.id)
      if (whole) return (await peopleIn(whole, season)).filter(isOwn)
      return (await peopleIn(bookOf(teams, `${season.id} ${teamId}`, teamsKept), season, teamId)).filter(isOwn)
    },
  }
}

/** Figures that are a mean by their nature; in basketball all are told by the game. */
const isMean = (figure: Figure, sport: Sport) => sport === 'basketball' || figure === 'rating'

/** A figure of a season: a sum, or a mean of the matches that counted it. Undefined where none did. */
export function figureOf({ sums, counted }: PersonSeason, figure: Figure, sport: Sport): number | undefined {
  const [sum, count] = [sums[figure], counted[figure]]
  if (sum === undefined || count === undefined) return undefined
  return rounded(isMean(figure, sport) ? sum / count : sum, 2)
}

/** Whoever played less than a third of what others did has no place among means. */
export function regularsOf(people: readonly PersonSeason[]): PersonSeason[] {
  const most = Math.max(0, ...people.map(({ minutes }) => minutes))
  return people.filter(({ minutes }) => minutes * 3 >= most)
}

/** The best of a season in a figure, best first. */
export function leadersOf(people: readonly PersonSeason[], figure: Figure, sport: Sport) {
  return (isMean(figure, sport) ? regularsOf(people) : people)
    .flatMap((person) => {
      const value = figureOf(person, figure, sport)
      return value === undefined || value <= 0 ? [] : [{ person, value }]
    })
    .sort((a, b) => b.value - a.value || a.person.played - b.person.played || a.person.player.id - b.person.player.id)
}
