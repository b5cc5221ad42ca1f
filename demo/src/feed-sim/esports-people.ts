import type { GameTitle, Names } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { EsportsDraft, EsportsPlayer, MapVeto } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import type { EsportsPlay, GameStep } from './esports-plan'
import { handles, heroesOf } from './names/heroes'
import { type RandomStream, randomStream, shuffled, weighted } from './random-stream'

const perSide = 5
const bansEach = 5
/** Who of five gets the kills and the gold, by place in the team. */
const killShare = [20, 24, 25, 26, 6]
const goldShare = [20, 18, 22, 24, 16]
const deathShare = [20, 20, 17, 17, 26]
/** Chance that a team mate helped with a kill. */
const assistChance: Readonly<Record<GameTitle, number>> = { lol: 0.48, dota2: 0.46, kog: 0.5, cs2: 0.14 }
const maps = ['Mirage', 'Inferno', 'Nuke', 'Ancient', 'Anubis', 'Dust II', 'Train']

/** Numbers of teams count within their competition. */
const perCompetition = 100

/** The five of a team: always the same, and nobody else of the competition is called so. */
export function rosterOf(teamId: number): string[] {
  const competition = Math.floor(teamId / perCompetition)
  const first = ((teamId % perCompetition) - 1) * perSide
  return shuffled(handles, randomStream(`${competition}|handles`)).slice(first, first + perSide)
}

/** Maps of a series: those it may be played on in order, then those nobody wanted. */
export const mapsOf = (seed: string, matchId: number): string[] =>
  shuffled(maps, randomStream(`${seed}|${matchId}|maps`))

/** How the maps of a series of Counter-Strike were found: each side bans, then picks; what is left decides. */
export function vetoOf(seed: string, matchId: number, bestOf: number): MapVeto[] {
  const order = mapsOf(seed, matchId)
  const played = order.slice(0, bestOf)
  const banned = order.slice(bestOf)
  const turn = (index: number): 1 | 2 => (index % 2 === 0 ? 1 : 2)
  const bans = banned.map((map, index): MapVeto => ({ kind: 'ban', side: turn(index), map }))
  const picks = played.slice(0, -1).map((map, index): MapVeto => ({ kind: 'pick', side: turn(index), map }))
  const left = played.slice(-1).map((map): MapVeto => ({ kind: 'left', side: 0, map }))
  return [...bans.slice(0, 2), ...picks, ...bans.slice(2), ...left]
}

interface Chosen {
  bans: Names[]
  picks: Names[]
}

/** Who plays which hero, and which are banned: no hero twice. */
export function draftOf(seed: string, matchId: number, no: number, title: GameTitle): EsportsDraft | undefined {
  const pools = heroesOf(title)
  if (pools.length === 0) return undefined
  const random = randomStream(`${seed}|${matchId}|${no}|draft`)
  const [home, away]: [Chosen, Chosen] = [
    { bans: [], picks: [] },
    { bans: [], picks: [] },
  ]
  const left: Names[] = []
  for (const { heroes } of pools) {
    const [one, two, ...others] = shuffled(heroes, random)
    if (one) home.picks.push(one)
    if (two) away.picks.push(two)
    left.push(...others)
  }
  const banned = shuffled(left, random)
  home.bans = banned.slice(0, bansEach)
  away.bans = banned.slice(bansEach, 2 * bansEach)
  return { home, away }
}

interface Tally {
  kills: number[]
  deaths: number[]
  assists: number[]
}
const none = (): Tally => ({ kills: [0, 0, 0, 0, 0], deaths: [0, 0, 0, 0, 0], assists: [0, 0, 0, 0, 0] })
const bump = (list: number[], index: number) => {
  list[index] = (list[index] ?? 0) + 1
}

/** Shares out the kills of one side: each kill has its own draws, so that it stays with who made it. */
function shareKills(random: RandomStream, kills: number, title: GameTitle, own: Tally, other: Tally): void {
  for (let kill = 0; kill < kills; kill += 1) {
    const killer = weighted(random, killShare)
    bump(own.kills, killer)
    bump(other.deaths, weighted(random, deathShare))
    for (let mate = 0; mate < perSide; mate += 1) {
      const helps = random() < assistChance[title]
      if (helps && mate !== killer) bump(own.assists, mate)
    }
  }
}

/** A side's gold by player, in one game more of it for this one and in the next for that; the last has what rounding leaves. */
function shareGold(random: RandomStream, gold: number): number[] {
  const shares = goldShare.map((share) => share * (0.9 + 0.2 * random()))
  const whole = shares.reduce((sum, one) => sum + one, 0)
  const list = shares.map((share) => Math.floor((gold * share) / whole))
  const rest = gold - list.reduce((sum, one) => sum + one, 0)
  return list.map((one, index) => (index === list.length - 1 ? one + rest : one))
}

interface LineSource {
  seed: string
  matchId: number
  title: GameTitle
  teams: readonly [number, number]
  play: EsportsPlay
  draft: EsportsDraft | undefined
}

/** What each of the ten did until a moment of a game. Kills and gold add up to those of their side. */
export function playerLinesOf(
  { seed, matchId, title, teams, play, draft }: LineSource,
  step: GameStep,
): { home: EsportsPlayer[]; away: EsportsPlayer[] } {
  const tallies: [Tally, Tally] = [none(), none()]
  const stream = (what: string) => randomStream(`${seed}|${matchId}|${play.no}|${what}`)
  shareKills(stream('kills1'), step.kills[0], title, tallies[0], tallies[1])
  shareKills(stream('kills2'), step.kills[1], title, tallies[1], tallies[0])
  const roles = heroesOf(title).map(({ role }) => role)
  const of = (side: 0 | 1): EsportsPlayer[] => {
    const picks = draft?.[side === 0 ? 'home' : 'away'].picks
    const gold = step.gold && shareGold(stream(`gold${side}`), step.gold[side])
    const { kills, deaths, assists } = tallies[side]
    return rosterOf(teams[side]).map((name, index) => ({
      name,
      role: roles[index] ?? '',
      ...(picks?.[index] ? { hero: picks[index] } : {}),
      kills: kills[index] ?? 0,
      deaths: deaths[index] ?? 0,
      assists: assists[index] ?? 0,
      ...(gold ? { gold: gold[index] ?? 0 } : {}),
    }))
  }
  return { home: of(0), away: of(1) }
}
