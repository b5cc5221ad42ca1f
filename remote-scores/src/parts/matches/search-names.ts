import { plain } from './match-search'

type Language = 'zh' | 'en' | 'vi'
type Side = 'home' | 'away'

/** The words of a row of a list, as the wire has them. */
type SearchWire = Record<`${Side}_team_name_${Language}` | `${Side}_team_search`, string> &
  Record<'competition_name_zh' | 'competition_name_en' | 'competition_search', string>

/** Names in every language, with what the server adds to find them by: aliases, pinyin, initials. */
export const searchNames = (row: SearchWire): readonly string[] => [
  row.home_team_name_zh,
  row.home_team_name_en,
  row.home_team_name_vi,
  row.home_team_search,
  row.away_team_name_zh,
  row.away_team_name_en,
  row.away_team_name_vi,
  row.away_team_search,
  row.competition_name_zh,
  row.competition_name_en,
  row.competition_search,
]

/** The letter a shown name stands under; for a Chinese one that of its pinyin, with which the words to find it by begin. */
export function letterOf(name: string, searchWords: string): string {
  const isHan = /^\p{Script=Han}/u.test(name)
  const letter = plain(isHan ? searchWords : name).charAt(0)
  return /^[a-z]$/.test(letter) ? letter.toUpperCase() : '#'
}
