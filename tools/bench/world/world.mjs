// npm run bench world: 20 figures of the simulated seasons beside real ones, then every match of three seasons of all
// leagues by the rules of the game (line-ups, changes, cards, minutes, suspensions, goals, tables). MATCH_STATS names a folder of match
// statistics (a folder a season, `<league>.csv`, columns of football-data.co.uk); without it the averages of 2021-22 to
// 2025-26 in demo/assets/sim-targets.json stand for them.
import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { bundleForNode } from '@pitchside/build/bundle'
import { readMatchStats } from './match-stats.mjs'

const mostOutside = 2
/** A day on which every league has two seasons behind it. */
const now = Date.UTC(2026, 10, 21, 14) / 1_000

/** Bands of what no file of match statistics tells. */
const known = {
  lateCards: { label: 'cards after 75 minutes, share', centre: 0.26, width: 0.04, source: 'general knowledge' },
  xgPerGoal: { label: 'chances (xG) a goal', centre: 1, width: 0.06, source: 'by definition' },
  points: { label: 'NBA points a game', centre: 226, width: 6, source: 'general knowledge' },
  threeShare: { label: 'NBA threes of all shots', centre: 0.41, width: 0.03, source: 'general knowledge' },
  threeRate: { label: 'NBA threes made', centre: 0.36, width: 0.015, source: 'general knowledge' },
  homeWins: { label: 'NBA home wins', centre: 0.55, width: 0.06, source: 'general knowledge' },
}
const labels = {
  goals: 'goals a match',
  H: 'home wins',
  D: 'draws',
  A: 'away wins',
  firstHalf: 'goals before half-time, share',
  btts: 'both sides score',
  over25: 'three goals or more',
  nil: 'goalless',
  shots: 'shots',
  onTarget: 'shots on target',
  corners: 'corners',
  fouls: 'fouls',
  yellow: 'yellow cards',
  red: 'red cards',
}

async function load(module) {
  const file = await bundleForNode(`demo/src/testing/${module}.ts`)
  try {
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(file, { force: true })
  }
}

/** Averages of sim-targets.json over the leagues; those that are told by side count for both. */
function fromTargets({ perMatch, leagueKeys }) {
  const of = (key, name) => {
    const value = perMatch[key]?.[name] ?? 0
    return Array.isArray(value) ? value[0] + value[1] : value
  }
  const mean = (name) => leagueKeys.reduce((sum, key) => sum + of(key, name), 0) / leagueKeys.length
  return Object.fromEntries(Object.keys(labels).map((name) => [name, mean(name)]))
}

export async function bench() {
  const world = await load('world-figures')
  const folder = process.env.MATCH_STATS
  const read = folder ? readMatchStats(folder, world.leagueKeys) : undefined
  const real = read?.figures ?? fromTargets(world)
  const simulated = { ...world.footballFigures(now), ...world.nbaFigures(now) }
  const source = read ? `${read.matches} matches in ${folder}` : 'demo/assets/sim-targets.json, 8,908 matches'
  const bands = [
    ...Object.entries(labels).map(([name, label]) => ({
      name,
      label,
      centre: real[name],
      // What is told by side has its tolerance by side.
      width: world.tolerance[name] * (['shots', 'onTarget', 'corners', 'fouls', 'yellow'].includes(name) ? 1.5 : 1),
    })),
    ...Object.entries(known).map(([name, band]) => ({ name, ...band })),
  ]
  console.log(`world: two seasons of ${world.leagueKeys.length} leagues and an NBA season beside ${source}\n`)
  let outside = 0
  for (const { name, label, centre, width, source: said } of bands) {
    const value = simulated[name]
    const isInside = Math.abs(value - centre) <= width
    if (!isInside) outside += 1
    const difference = `${value >= centre ? '+' : ''}${(value - centre).toFixed(3)}`
    console.log(
      `  ${label.padEnd(32)} ${value.toFixed(3).padStart(8)}   ${centre.toFixed(3).padStart(8)} ± ${width.toFixed(3)}   ${difference.padStart(8)}   ${isInside ? 'yes' : 'NO'}${said ? `   (${said})` : ''}`,
    )
  }
  console.log(`\n${bands.length} figures, ${outside} outside (<= ${mostOutside})`)
  return (await keepsRules()) && outside <= mostOutside
}

const breachesShown = 10

/** Whether three seasons of all leagues break no rule of the game; says which ones they break. */
async function keepsRules() {
  const { matches, leagues, breaches } = (await load('world-breaches')).worldBreaches(now)
  for (const breach of breaches.slice(0, breachesShown)) console.log(`  ${breach}`)
  console.log(`three seasons of ${leagues} leagues, ${matches} matches seen: ${breaches.length} breaches (0)`)
  return breaches.length === 0
}
