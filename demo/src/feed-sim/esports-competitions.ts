import type { Competition, GameTitle, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import { inventedTeams } from './names/esports-teams'
import { stableHash } from './random-stream'

/** An esports competition with its teams. */
export interface SimEsports extends Competition {
  game: GameTitle
  teams: readonly Team[]
  bestOf: number
  /** Hour in Beijing around which it likes to play. */
  hour: number
}

/** id, key, title, English, Chinese, Vietnamese, flag, colour, teams, games at most, hour, hot. */
type Line = readonly [
  number,
  string,
  GameTitle,
  string,
  string,
  string,
  string,
  string,
  number,
  number,
  number,
  boolean,
]
const lines: readonly Line[] = [
  [
    7001,
    'lol.dawn',
    'lol',
    'LoL Dawn League',
    '英雄联盟 曙光联赛',
    'LoL Dawn League',
    'cn',
    '#0a6ebd',
    16,
    3,
    18,
    true,
  ],
  [
    7002,
    'lol.rise',
    'lol',
    'LoL Rising Series',
    '英雄联盟 新星赛',
    'LoL Rising Series',
    'eu',
    '#2a9d8f',
    14,
    3,
    1,
    false,
  ],
  [
    7003,
    'dota2.harbour',
    'dota2',
    'Dota 2 Harbour League',
    '刀塔2 海港联赛',
    'Dota 2 Harbour League',
    'un',
    '#a3341f',
    16,
    3,
    21,
    true,
  ],
  [
    7004,
    'dota2.open',
    'dota2',
    'Dota 2 Open Circuit',
    '刀塔2 公开巡回赛',
    'Dota 2 Open Circuit',
    'us',
    '#7a4a1f',
    12,
    1,
    8,
    false,
  ],
  [7005, 'cs2.iron', 'cs2', 'CS2 Iron Circuit', 'CS2 钢铁巡回赛', 'CS2 Iron Circuit', 'eu', '#d08a12', 18, 3, 23, true],
  [
    7006,
    'cs2.nights',
    'cs2',
    'CS2 Challenger Nights',
    'CS2 挑战之夜',
    'CS2 Challenger Nights',
    'us',
    '#5a6b7a',
    14,
    3,
    5,
    false,
  ],
  [
    7007,
    'kog.lantern',
    'kog',
    'Honor of Kings Lantern League',
    '王者荣耀 灯火联赛',
    'Vương Giả Lantern League',
    'cn',
    '#c2571a',
    18,
    5,
    17,
    true,
  ],
  [
    7008,
    'kog.city',
    'kog',
    'Honor of Kings City League',
    '王者荣耀 城市联赛',
    'Vương Giả City League',
    'cn',
    '#8a5bd0',
    12,
    3,
    13,
    false,
  ],
]

function build(): SimEsports[] {
  let taken = 0
  return lines.map(([id, key, game, en, zh, vi, flag, colour, count, bestOf, hour, isHot]) => {
    const names = inventedTeams(taken, count)
    taken += count
    const teams = names.map(
      (name, index): Team => ({
        id: id * 100 + index + 1,
        names: { ...name, vi: name.en },
        crest: '',
        strength: stableHash(`${key}|${name.en}`) % 10,
      }),
    )
    return {
      id,
      sport: 'esports',
      key,
      names: { en, zh, vi },
      flag,
      countryId: 0,
      colour,
      kind: 'league',
      isHot,
      game,
      teams,
      bestOf,
      hour,
    }
  })
}

export const esportsCompetitions: readonly SimEsports[] = build()
