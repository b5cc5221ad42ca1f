import type { Competition } from '../ports/feed.port'

/** Places that mean something; `colour` is the number of the zone colour. */
export interface Zone {
  from: number
  to: number
  kind: string
  colour: 1 | 2 | 3 | 4
}

/** Kind, number of places and colour: from the top down, and from the bottom up. */
type Part = readonly [kind: string, places: number, colour: Zone['colour']]
interface Plan {
  top: readonly Part[]
  bottom?: readonly Part[]
}

const european = (bottom: readonly Part[]): Plan => ({
  top: [
    ['champions', 4, 1],
    ['europa', 1, 2],
    ['conference', 1, 3],
  ],
  bottom,
})
const second = (promotionPlayOff: number, bottom: readonly Part[]): Plan => ({
  top: [
    ['promotion', 2, 1],
    ['promotionPlayOff', promotionPlayOff, 2],
  ],
  bottom,
})
const asian = (places: number, bottom: number): Plan => ({
  top: [['asia', places, 1]],
  bottom: bottom > 0 ? [['relegation', bottom, 4]] : [],
})
const withPlayOff: readonly Part[] = [
  ['relegation', 2, 4],
  ['relegationPlayOff', 1, 2],
]

const plans: Readonly<Record<string, Plan>> = {
  'en.1': european([['relegation', 3, 4]]),
  'es.1': european([['relegation', 3, 4]]),
  'it.1': european([['relegation', 3, 4]]),
  'de.1': european(withPlayOff),
  'fr.1': european(withPlayOff),
  'nl.1': {
    top: [
      ['champions', 2, 1],
      ['europa', 1, 2],
    ],
    bottom: withPlayOff,
  },
  'pt.1': {
    top: [
      ['champions', 2, 1],
      ['europa', 1, 2],
    ],
    bottom: withPlayOff,
  },
  'tr.1': {
    top: [
      ['champions', 1, 1],
      ['europa', 1, 2],
    ],
    bottom: [['relegation', 3, 4]],
  },
  'en.2': second(4, [['relegation', 3, 4]]),
  'es.2': second(4, [['relegation', 4, 4]]),
  'de.2': second(1, withPlayOff),
  'fr.2': second(3, withPlayOff),
  'cn.1': asian(3, 2),
  'jp.1': asian(3, 3),
  'kr.1': asian(3, 1),
  'sa.1': asian(3, 3),
  'vn.1': asian(1, 1),
  'br.1': {
    top: [
      ['libertadores', 6, 1],
      ['sudamericana', 6, 3],
    ],
    bottom: [['relegation', 4, 4]],
  },
  'mx.1': {
    top: [
      ['playOff', 6, 1],
      ['playIn', 4, 2],
    ],
  },
  'us.1': { top: [['playOff', 8, 1]] },
  // Of each conference.
  nba: {
    top: [
      ['playOff', 6, 1],
      ['playIn', 4, 2],
    ],
  },
  euroleague: { top: [['playOff', 8, 1]] },
  cba: { top: [['playOff', 8, 1]] },
}
const groups: Plan = {
  top: [
    ['knockOut', 2, 1],
    ['bestThirds', 1, 2],
  ],
}
const plain: Plan = { top: [['title', 1, 1]], bottom: [['relegation', 2, 4]] }

/** Zones of a table of so many places, from the top; empty when the table is too small for them. */
export function zonesOf(competition: Pick<Competition, 'key' | 'kind'>, places: number): Zone[] {
  const { top, bottom = [] } = competition.kind === 'cup' ? groups : (plans[competition.key] ?? plain)
  const taken = [...top, ...bottom].reduce((sum, [, count]) => sum + count, 0)
  if (taken > places) return []
  const zones: Zone[] = []
  let next = 1
  for (const [kind, count, colour] of top) {
    zones.push({ from: next, to: next + count - 1, kind, colour })
    next += count
  }
  let last = places
  const below: Zone[] = []
  for (const [kind, count, colour] of bottom) {
    below.unshift({ from: last - count + 1, to: last, kind, colour })
    last -= count
  }
  return [...zones, ...below]
}

export const zoneAt = (zones: readonly Zone[], position: number): Zone | undefined =>
  zones.find((zone) => position >= zone.from && position <= zone.to)
