import { limits } from '@pitchside/contract'
import { type Language, languages } from '../../kernel/messages'
import { demoText } from './demo/texts'
import type { RoomMatch } from './ports/room-matches.port'

/** What a title tells of a match. */
interface TitledMatch {
  home: Pick<RoomMatch['home'], 'names'>
  away: Pick<RoomMatch['away'], 'names'>
}

const between = ' vs '

/** A match as the title of a broadcast that nobody named. */
export const matchTitle = ({ home, away }: TitledMatch, language: Language): string =>
  [...`${home.names[language]}${between}${away.names[language]}`].slice(0, limits.broadcastTitleChars).join('')

const houseTitles: Record<Language, (nickname: string) => string> = {
  zh: (nickname) => `${nickname}的直播间`,
  en: (nickname) => `${nickname} live`,
  vi: (nickname) => `Phòng của ${nickname}`,
}

/** What a room is called until its anchor names it. */
export const houseTitle = (nickname: string, language: Language): string => houseTitles[language](nickname)

interface Titled {
  title: string
  match?: TitledMatch | null | undefined
  nickname?: string
}

/** A title as a reader sees it: what the site or its demo made is told in his language, what an anchor wrote stays. */
export function shownTitle({ title, match, nickname }: Titled, language: Language): string {
  if (match && title.includes(between) && languages.some((one) => title === matchTitle(match, one)))
    return matchTitle(match, language)
  if (nickname !== undefined && title === houseTitle(nickname, 'zh')) return houseTitle(nickname, language)
  return demoText(title, language)
}
