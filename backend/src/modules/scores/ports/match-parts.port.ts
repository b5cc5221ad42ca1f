import type { Market, Names, Quote } from './match.port'

/**
 * Parts of a feed beyond the lists. Like the feed itself they answer questions about a moment: `at` is in epoch seconds,
 * nothing that happens later shows. A feed that does not know a part answers `undefined` or an empty list, never a guess.
 */

/** A player of a team. `position`: G D M F in football, PG SG SF PF C in basketball. */
export interface Player {
  id: number
  teamId: number
  name: Names
  shirt: number
  position: string
  /** Year of birth. */
  born: number
  /** Flag code of the country. */
  flag: string
  heightCm?: number
  foot?: 'left' | 'right' | 'both'
  /** Market value, EUR. */
  valueEur?: number
}

/** Somebody of a line-up. Places in per cent of the own half: x from the left, y from the own goal line. */
export interface LineupPlayer extends Player {
  isFirst: boolean
  isCaptain: boolean
  x: number
  y: number
  /** 0 to 10 with one decimal; undefined before there is enough to judge. */
  rating: number | undefined
  /** What happened to this player so far: numbers of incidents of the match. */
  incidents: readonly number[]
  /** Goals he laid on for others: numbers of incidents, which are none of his own. */
  assists: readonly number[]
}

/** Why somebody is missing: 1 injured, 2 suspended, 3 doubtful. */
export interface Absence {
  player: Player
  type: 1 | 2 | 3
  reason: Names
}

export interface SideLineup {
  formation: string
  coach: Names
  players: readonly LineupPlayer[]
  absences: readonly Absence[]
}

/** `isConfirmed`: the official line-up, an hour before the start; before that a likely one. */
export interface Lineup {
  isConfirmed: boolean
  home: SideLineup
  away: SideLineup
}

/** A line of the text commentary. */
export interface CommentaryLine {
  /** Grows by one from line to line of a match. */
  seq: number
  /** Epoch seconds. */
  at: number
  minute: number
  added: number
  side: 0 | 1 | 2
  /** Worth a place among the main lines. */
  isMain: boolean
  /** Incident the line tells of, 0 = none. */
  incident: number
  text: Names
}

/** A shot. `x`, `y` per cent of the pitch, the shooting side attacks towards x = 100. */
export interface Shot {
  at: number
  minute: number
  added: number
  side: 1 | 2
  player: Player
  x: number
  y: number
  /** Chance that such a shot goes in, 0 to 1. */
  xg: number
  outcome: 'goal' | 'saved' | 'off' | 'blocked' | 'post'
  incident: number
}

export type Scope = 'full' | 'first' | 'second'

/** A figure of both sides by the feed's statistic code. */
export interface Statistic {
  type: number
  home: number
  away: number
}

/** A price at a time; `minute` 0 before the start. */
export interface QuotePoint extends Quote {
  /** Epoch seconds. */
  at: number
  minute: number
  homeScore: number
  awayScore: number
}

export interface FootballParts {
  lineup(id: number, at: number): Lineup | undefined
  /** Oldest first; with `since` only lines after that number. */
  commentary(id: number, at: number, since?: number): readonly CommentaryLine[]
  shots(id: number, at: number): readonly Shot[]
  statistics(id: number, at: number): Readonly<Record<Scope, readonly Statistic[]>>
}

/** Figures a feed may count of a player in a football match; `cleanSheets` 1 for the keeper of a side that let nothing in. */
export type PlayerFigure =
  | 'goals'
  | 'assists'
  | 'penalties'
  | 'yellow'
  | 'red'
  | 'shots'
  | 'xg'
  | 'saves'
  | 'cleanSheets'
  | 'passes'
  | 'accuratePasses'
  | 'duels'
  | 'duelsWon'
  | 'tackles'

/** What goes into a mark. */
export type MarkPart = 'base' | 'goals' | 'assists' | 'shots' | 'saves' | 'conceded' | 'cards' | 'play'

/** What somebody did in a football match that is over. What a feed does not count is absent. */
export interface PlayerLine {
  player: Player
  side: 1 | 2
  minutes: number
  rating?: number
  /** How the mark is made: its parts, which add up to it. */
  mark?: readonly { part: MarkPart; value: number }[]
  figures: Readonly<Partial<Record<PlayerFigure, number>>>
  /** The middle of his touches: per cent of the pitch, his side attacks towards x = 100. */
  average?: { x: number; y: number } | undefined
}

/** For feeds that count players; the others leave it out. */
export interface PlayerParts {
  /** Everybody who was on the pitch; undefined while the match is not over. */
  playerLines(id: number, at: number): readonly PlayerLine[] | undefined
  /** Where a player had the ball: per cent of the pitch, his side attacks towards x = 100. */
  touches(id: number, playerId: number, at: number): readonly { x: number; y: number }[]
}

export type Weather = 'clear' | 'cloudy' | 'rain' | 'snow' | 'fog'

/** Who referees a match, and what he did in the matches of the season before it. */
export interface MatchReferee {
  name: Names
  /** Flag code of the country. */
  flag: string
  matches: number
  yellows: number
  reds: number
}

/** Where a match is played, in what weather and before whom. What a feed does not know stays out. */
export interface MatchPlace {
  /** Undefined on neutral ground nobody named. */
  venue: Names | undefined
  capacity?: number
  /** People who came, once they are counted. */
  attendance?: number
  referee?: MatchReferee
  /** Both absent under a roof. */
  weather?: Weather
  celsius?: number
}

/** For feeds that know grounds and weather; the others leave it out. */
export interface PlaceParts {
  place(id: number, at: number): MatchPlace | undefined
}

export interface OddsParts {
  /** Every price of a company so far, oldest first. */
  oddsHistory(id: number, companyId: number, at: number): Readonly<Record<Market, readonly QuotePoint[]>>
}

/** What one player did: figures by the feed's basketball statistic code. */
export interface BoxLine {
  player: Player
  isStarter: boolean
  isOnCourt: boolean
  seconds: number
  stats: Readonly<Record<number, number>>
}

/** One possession's end, told. `lead` = points the home side is ahead. */
export interface PlayLine {
  seq: number
  at: number
  /** Quarter from 1; overtimes go on counting. */
  period: number
  /** Seconds left in the period. */
  clock: number
  side: 0 | 1 | 2
  homeScore: number
  awayScore: number
  text: Names
}

/** A shot from the field. Per cent of the half a side attacks: `x` from its left, `y` from the line behind the basket. */
export interface CourtShot {
  at: number
  /** Quarter from 1; overtimes go on counting. */
  period: number
  /** Seconds left in the period. */
  clock: number
  side: 1 | 2
  player: Player
  x: number
  y: number
  value: 2 | 3
  isMade: boolean
}

export interface BasketballParts {
  boxScore(id: number, at: number): { home: readonly BoxLine[]; away: readonly BoxLine[] } | undefined
  plays(id: number, at: number, since?: number): readonly PlayLine[]
  /** The box of one period, from 1; undefined when that period has not begun. */
  periodBox(id: number, at: number, period: number): { home: readonly BoxLine[]; away: readonly BoxLine[] } | undefined
  courtShots(id: number, at: number): readonly CourtShot[]
}

/** Heroes of both sides: those nobody may play, and those that are played, in the order of the players. */
export interface EsportsDraft {
  home: { bans: readonly Names[]; picks: readonly Names[] }
  away: { bans: readonly Names[]; picks: readonly Names[] }
}

/** A step of how the maps of a series are found; `left` is what nobody banned or picked. */
export interface MapVeto {
  kind: 'ban' | 'pick' | 'left'
  side: 0 | 1 | 2
  map: string
}

/** What one of the five did in a game so far. `role` by the title's name for it, empty where there are none. */
export interface EsportsPlayer {
  name: string
  role: string
  hero?: Names
  kills: number
  deaths: number
  assists: number
  gold?: number
}

/** A map or game of an esports match. `status` as the match's. */
export interface EsportsGame {
  no: number
  /** Empty in titles that know one map only. */
  map: string
  status: number
  /** Seconds played. */
  length: number
  winner: 0 | 1 | 2
  /** Who had the first choice of side: blue, radiant, or the defence. */
  firstSide: 1 | 2
  /** Rounds or 1/0; kills; gold; towers: absent where the title does not count them. */
  home: EsportsSide
  away: EsportsSide
  /** Lead of the home side from the start on, evenly spaced: in gold, or in rounds where there is none. */
  curve: readonly number[]
  /** What each side carries into each round, in the game's money; the running round last. */
  economy?: readonly { home: number; away: number }[]
  draft?: EsportsDraft
  players?: { home: readonly EsportsPlayer[]; away: readonly EsportsPlayer[] }
}

export interface EsportsSide {
  score: number
  kills?: number
  gold?: number
  towers?: number
  dragons?: number
  barons?: number
}

export interface EsportsParts {
  games(id: number, at: number): readonly EsportsGame[]
  /** How the maps were found, in order; empty in titles that know one map only. */
  mapVeto(id: number, at: number): readonly MapVeto[]
}

/** How a feed is doing. */
export interface FeedHealth {
  source: string
  /** Seconds since the feed last said anything. */
  lag: number
  /** Holes in its stream that were noticed and healed. */
  gaps: number
  /** Messages it sent that could not be understood. */
  refused: number
}

export interface WatchedFeed {
  health(at: number): FeedHealth
}
