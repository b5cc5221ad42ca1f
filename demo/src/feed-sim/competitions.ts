import type { Competition, Names, Sport, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import { cupLines } from './calendar/cup-courses'
import { basketballClubs } from './names/basketball-clubs'
import { europeanClubs } from './names/european-clubs'
import { moreClubs } from './names/more-leagues'
import { nations } from './names/nations'
import { secondDivisionClubs } from './names/second-division-clubs'
import { worldClubs } from './names/world-clubs'

/** Averages of a league's football, per match. Measured for the big five; the others borrow the nearest. */
export interface LeagueMeans {
  home: number
  away: number
  shots: [number, number]
  onTarget: [number, number]
  corners: [number, number]
  fouls: [number, number]
  yellow: [number, number]
  red: number
}

const english: LeagueMeans = {
  home: 1.597,
  away: 1.329,
  shots: [14.16, 11.71],
  onTarget: [4.87, 4.12],
  corners: [5.64, 4.7],
  fouls: [10.6, 10.9],
  yellow: [1.76, 2.03],
  red: 0.115,
}
const spanish: LeagueMeans = {
  home: 1.477,
  away: 1.117,
  shots: [13.57, 10.69],
  onTarget: [4.73, 3.63],
  corners: [5.38, 4.12],
  fouls: [12.8, 12.8],
  yellow: [2.28, 2.48],
  red: 0.259,
}
const italian: LeagueMeans = {
  home: 1.393,
  away: 1.212,
  shots: [13.72, 11.39],
  onTarget: [4.48, 3.82],
  corners: [5.19, 4.16],
  fouls: [12.3, 12.8],
  yellow: [1.93, 2.28],
  red: 0.193,
}
const german: LeagueMeans = {
  home: 1.767,
  away: 1.409,
  shots: [14.44, 11.66],
  onTarget: [5.34, 4.22],
  corners: [5.4, 4.34],
  fouls: [11, 11.4],
  yellow: [1.83, 2.06],
  red: 0.15,
}
const french: LeagueMeans = {
  home: 1.541,
  away: 1.28,
  shots: [13.44, 11.24],
  onTarget: [4.81, 4.1],
  corners: [5.17, 4.31],
  fouls: [12, 12.3],
  yellow: [1.72, 2.01],
  red: 0.249,
}
const neutral: LeagueMeans = { ...english, home: 1.42, away: 1.36 }

const meansOf: Record<string, LeagueMeans> = {
  'en.1': english,
  'es.1': spanish,
  'it.1': italian,
  'de.1': german,
  'fr.1': french,
  'en.2': english,
  'es.2': spanish,
  'de.2': german,
  'fr.2': french,
  'nl.1': german,
  'pt.1': spanish,
  'tr.1': french,
  'sa.1': german,
  'us.1': english,
  'mx.1': spanish,
  'br.1': spanish,
  'vn.1': italian,
  'it.2': italian,
  'en.3': english,
  'be.1': german,
  'at.1': german,
  'ch.1': german,
  'dk.1': german,
  'no.1': german,
  'se.1': german,
  'jp.2': english,
  'au.1': german,
  'ar.1': spanish,
  'co.1': spanish,
  'cl.1': spanish,
  worldcup: neutral,
}

/** id, key, English, Chinese, Vietnamese, flag, colour, kind, hot. */
type Line = readonly [number, string, string, string, string, string, string, Competition['kind'], boolean]
const football: readonly Line[] = [
  [82, 'en.1', 'Premier League', '英超', 'Ngoại hạng Anh', 'gb-eng', '#3d195b', 'league', true],
  [120, 'es.1', 'La Liga', '西甲', 'La Liga', 'es', '#c8102e', 'league', true],
  [108, 'it.1', 'Serie A', '意甲', 'Serie A', 'it', '#00529f', 'league', true],
  [129, 'de.1', 'Bundesliga', '德甲', 'Bundesliga', 'de', '#d20515', 'league', true],
  [142, 'fr.1', 'Ligue 1', '法甲', 'Ligue 1', 'fr', '#0b2a5b', 'league', true],
  [1, 'worldcup', 'World Cup', '世界杯', 'World Cup', 'un', '#7a1235', 'cup', true],
  [542, 'cn.1', 'Chinese Super League', '中超', 'VĐQG Trung Quốc', 'cn', '#c4122b', 'league', true],
  [766, 'vn.1', 'V.League 1', '越南联', 'V.League 1', 'vn', '#d8202f', 'league', true],
  [567, 'jp.1', 'J1 League', '日职联', 'J1 League', 'jp', '#b3122c', 'league', false],
  [581, 'kr.1', 'K League 1', '韩K联', 'K League 1', 'kr', '#14356b', 'league', false],
  [168, 'nl.1', 'Eredivisie', '荷甲', 'Eredivisie', 'nl', '#e0701d', 'league', false],
  [155, 'pt.1', 'Primeira Liga', '葡超', 'VĐQG Bồ Đào Nha', 'pt', '#0f7a4a', 'league', false],
  [457, 'br.1', 'Brasileirão', '巴甲', 'VĐQG Brazil', 'br', '#0f8a4c', 'league', false],
  [150, 'tr.1', 'Süper Lig', '土超', 'VĐQG Thổ Nhĩ Kỳ', 'tr', '#d8202f', 'league', false],
  [615, 'sa.1', 'Saudi Pro League', '沙特联', 'VĐQG Ả Rập Xê Út', 'sa', '#0b6e4f', 'league', false],
  [475, 'us.1', 'Major League Soccer', '美职联', 'MLS', 'us', '#1c3b8b', 'league', false],
  [83, 'en.2', 'Championship', '英冠', 'Hạng nhất Anh', 'gb-eng', '#1c4fb0', 'league', false],
  [121, 'es.2', 'LaLiga 2', '西乙', 'Hạng hai Tây Ban Nha', 'es', '#0b6e4f', 'league', false],
  [130, 'de.2', '2. Bundesliga', '德乙', 'Hạng hai Đức', 'de', '#a3143a', 'league', false],
  [143, 'fr.2', 'Ligue 2', '法乙', 'Hạng hai Pháp', 'fr', '#167ab0', 'league', false],
  [465, 'mx.1', 'Liga MX', '墨超', 'Liga MX', 'mx', '#0f7a4a', 'league', false],
  [109, 'it.2', 'Serie B', '意乙', 'Hạng hai Ý', 'it', '#1c4fb0', 'league', false],
  [84, 'en.3', 'League One', '英甲', 'Hạng ba Anh', 'gb-eng', '#a3143a', 'league', false],
  [160, 'be.1', 'Belgian Pro League', '比甲', 'VĐQG Bỉ', 'be', '#d8202f', 'league', false],
  [161, 'at.1', 'Austrian Bundesliga', '奥甲', 'VĐQG Áo', 'at', '#c8102e', 'league', false],
  [162, 'ch.1', 'Swiss Super League', '瑞士超', 'VĐQG Thụy Sĩ', 'ch', '#d8202f', 'league', false],
  [163, 'gr.1', 'Super League Greece', '希腊超', 'VĐQG Hy Lạp', 'gr', '#1866d0', 'league', false],
  [164, 'dk.1', 'Danish Superliga', '丹麦超', 'VĐQG Đan Mạch', 'dk', '#b3122c', 'league', false],
  [165, 'no.1', 'Eliteserien', '挪超', 'VĐQG Na Uy', 'no', '#14356b', 'league', false],
  [166, 'se.1', 'Allsvenskan', '瑞典超', 'VĐQG Thụy Điển', 'se', '#1c4fb0', 'league', false],
  [167, 'pl.1', 'Ekstraklasa', '波兰超', 'VĐQG Ba Lan', 'pl', '#c4122b', 'league', false],
  [169, 'cz.1', 'Czech First League', '捷甲', 'VĐQG Séc', 'cz', '#1d4fa8', 'league', false],
  [460, 'ar.1', 'Argentine Primera', '阿甲', 'VĐQG Argentina', 'ar', '#4a90c2', 'league', false],
  [461, 'co.1', 'Categoría Primera A', '哥伦甲', 'VĐQG Colombia', 'co', '#c79a12', 'league', false],
  [462, 'cl.1', 'Chilean Primera', '智利甲', 'VĐQG Chile', 'cl', '#b3122c', 'league', false],
  [568, 'jp.2', 'J2 League', '日职乙', 'J2 League', 'jp', '#0f7a4a', 'league', false],
  [590, 'au.1', 'A-League', '澳超', 'A-League', 'au', '#d08a12', 'league', false],
  [591, 'th.1', 'Thai League 1', '泰超', 'Thai League', 'th', '#14356b', 'league', false],
  [592, 'id.1', 'Indonesian Super League', '印尼超', 'VĐQG Indonesia', 'id', '#c8102e', 'league', false],
  [593, 'in.1', 'Indian Super League', '印度超', 'VĐQG Ấn Độ', 'in', '#e0701d', 'league', false],
  [616, 'ae.1', 'UAE Pro League', '阿联酋超', 'VĐQG UAE', 'ae', '#0b6e4f', 'league', false],
  [617, 'ir.1', 'Persian Gulf Pro League', '伊朗超', 'VĐQG Iran', 'ir', '#0f8a4c', 'league', false],
  [650, 'eg.1', 'Egyptian Premier League', '埃及超', 'VĐQG Ai Cập', 'eg', '#b3122c', 'league', false],
  [651, 'za.1', 'South African Premiership', '南非超', 'VĐQG Nam Phi', 'za', '#0f7a4a', 'league', false],
  [652, 'ma.1', 'Botola Pro', '摩洛哥甲', 'VĐQG Ma Rốc', 'ma', '#b3122c', 'league', false],
]
const basketball: readonly Line[] = [
  [2001, 'nba', 'NBA', 'NBA', 'NBA', 'us', '#1d428a', 'league', true],
  [2005, 'euroleague', 'EuroLeague', '欧篮联', 'EuroLeague', 'eu', '#e0701d', 'league', true],
  [2003, 'cba', 'CBA', 'CBA', 'CBA', 'cn', '#c4122b', 'league', true],
]

/** A competition with its teams, as the simulator plays it. */
export interface SimCompetition extends Competition {
  teams: readonly Team[]
  means: LeagueMeans
}

/** Lines of a table of clubs by the competition they are of. */
function byCompetition(table: string): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, string[]>()
  for (const line of table.trim().split('\n')) {
    const key = line.slice(0, line.indexOf('|'))
    const list = lines.get(key)
    if (list) list.push(line)
    else lines.set(key, [line])
  }
  return lines
}

function teamsOf(competitionId: number, lines: readonly string[]): Team[] {
  return lines.map((line, index) => {
    const [, , en = '', zh = '', vi = '', strength = '0', crest = ''] = line.split('|')
    const names: Names = { en, zh, vi: vi || en }
    return { id: competitionId * 100 + index + 1, names, crest, strength: Number(strength) }
  })
}

function build(lines: readonly Line[], sport: Sport, table: string): SimCompetition[] {
  const clubs = byCompetition(table)
  return lines.map(([id, key, en, zh, vi, flag, colour, kind, isHot], index) => ({
    id,
    sport,
    key,
    names: { en, zh, vi },
    flag,
    countryId: index + 1,
    colour,
    kind,
    isHot,
    teams: teamsOf(id, clubs.get(key) ?? []),
    means: meansOf[key] ?? italian,
  }))
}

const leagues = build(football, 'football', europeanClubs + worldClubs + secondDivisionClubs + nations + moreClubs)
const nationTeams = leagues.find((one) => one.key === 'worldcup')?.teams ?? []

/** A cup has no teams of its own: it is played by those of leagues. */
const cupOf = (
  line: Pick<SimCompetition, 'id' | 'key' | 'names' | 'flag' | 'colour' | 'isHot' | 'teams'>,
): SimCompetition => ({
  ...line,
  sport: 'football',
  countryId: 0,
  kind: 'cup',
  means: meansOf[line.key.replace('cup', '1')] ?? neutral,
})

export const footballCompetitions: readonly SimCompetition[] = [
  ...leagues,
  cupOf({
    id: 2,
    key: 'nations',
    names: { en: 'Nations League', zh: '国家联赛', vi: 'Nations League' },
    flag: 'un',
    colour: '#14356b',
    isHot: false,
    teams: nationTeams,
  }),
  ...cupLines.map(({ id, key, names: [en, zh, vi], flag, colour, isHot, leagues: keys }) =>
    cupOf({
      ...{ id, key, names: { en, zh, vi }, flag, colour, isHot },
      teams: leagues.filter((one) => keys.includes(one.key)).flatMap(({ teams }) => teams),
    }),
  ),
]
export const basketballCompetitions = build(basketball, 'basketball', basketballClubs)

/** Flag codes of the teams of nations. */
export const nationFlags: ReadonlyMap<number, string> = new Map(
  nations
    .trim()
    .split('\n')
    .map((line, index) => [100 + index + 1, line.split('|')[1] ?? '']),
)

/** Leagues whose matches are played as planned: nothing is called off. */
export const bigLeagueKeys: readonly string[] = ['en.1', 'es.1', 'it.1', 'de.1', 'fr.1']
