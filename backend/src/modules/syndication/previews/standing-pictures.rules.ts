import type { Language } from '../../../kernel/messages'
import type { PlayerStanding, RunningTable, TeamStanding } from '../../scores/scores.module'
import { crest } from './crest.rules'
import { colours, line, picture } from './drawing.rules'
import { fitting } from './lines.rules'
import { crestPlace, profilePicture, type Told } from './profile-picture.rules'

type Words = Readonly<Record<Language, string>>

const words = {
  place: { zh: '排名', en: 'Place', vi: 'Thứ hạng' },
  points: { zh: '积分', en: 'Points', vi: 'Điểm' },
  played: { zh: '已赛', en: 'Played', vi: 'Số trận' },
  record: { zh: '胜-负', en: 'Won-lost', vi: 'Thắng-thua' },
  goals: { zh: '进球', en: 'Goals', vi: 'Bàn thắng' },
  assists: { zh: '助攻', en: 'Assists', vi: 'Kiến tạo' },
} satisfies Record<string, Words>

const leadersShown = 3
/** Where the lines of a table begin, their height, px. */
const rows = { y: 225, height: 105 }

const emblemOf = ({ team, sport }: TeamStanding | PlayerStanding) => crest(team, crestPlace, sport === 'basketball')

const told = (what: keyof typeof words, value: number | string | undefined, lang: Language): Told[] =>
  value === undefined ? [] : [{ value: String(value), label: words[what][lang] }]

/** In basketball who wins more stands higher, however many games that were. */
const scoreName = (sport: string) => (sport === 'basketball' ? 'record' : 'points')
const scoreOf = ({ won, lost, points }: { won: number; lost: number; points: number }, sport: string) =>
  sport === 'basketball' ? `${won}-${lost}` : points

function figuresOf({ row, sport }: TeamStanding, lang: Language): Told[] {
  if (!row || row.played === 0) return []
  const score = told(scoreName(sport), scoreOf(row, sport), lang)
  return [...told('place', row.position, lang), ...score, ...told('played', row.played, lang)]
}

/** The picture of a team as SVG: its crest, and where it stands. */
export const teamPicture = (standing: TeamStanding, lang: Language, siteName: string): string =>
  profilePicture(
    {
      emblem: [emblemOf(standing)],
      name: standing.team.name,
      about: standing.competition,
      figures: figuresOf(standing, lang),
    },
    lang,
    siteName,
  )

/** The picture of a player as SVG: the crest of the team, and what the season counted. */
export function playerPicture(standing: PlayerStanding, lang: Language, siteName: string): string {
  const { name, team, competition, counts } = standing
  const figures = counts
    ? [
        ...told('goals', counts.goals, lang),
        ...told('assists', counts.assists, lang),
        ...told('played', counts.played, lang),
      ]
    : []
  const about = `${team.name} · ${competition}`
  return profilePicture({ emblem: [emblemOf(standing)], name, about, figures }, lang, siteName)
}

/** The picture of a competition as SVG: its season, and who leads its table. */
export function leaguePicture({ sport, name, label, list }: RunningTable, lang: Language, siteName: string): string {
  const leaders = list.slice(0, leadersShown).flatMap((row, at) => {
    const y = rows.y + at * rows.height
    const baseline = y + 52
    const score = String(scoreOf({ ...row, lost: row.loss }, sport))
    return [
      line(String(row.position), 84, baseline, 44, { fill: colours.quiet, 'text-anchor': 'middle' }),
      crest({ id: row.team_id, name: row.name }, { x: 130, y: y - 4, scale: 1.9 }, sport === 'basketball'),
      line(row.name, 240, baseline, fitting(row.name, 660, 44)),
      line(score, 1_140, baseline, 48, { 'text-anchor': 'end', 'font-weight': '700' }),
    ]
  })
  // Of a cup without a table only the name is told.
  const [season, column] = list.length > 0 ? [label, words[scoreName(sport)][lang]] : ['', '']
  return picture(
    [
      line(name, 60, 110, fitting(name, 1_080, 68), { 'font-weight': '700' }),
      line(season, 60, 164, 34, { fill: colours.quiet }),
      line(column, 1_140, 196, 30, { fill: colours.quiet, 'text-anchor': 'end' }),
      ...leaders,
    ],
    lang,
    siteName,
  )
}
