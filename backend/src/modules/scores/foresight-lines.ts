import type { Language } from '../../kernel/messages'
import { saidNumber } from './said-numbers'

/** What is known of a side before a match. */
export interface SideFacts {
  name: string
  /** Place in the table and how many there are; 0 = unknown. */
  position: number
  places: number
  /** Newest last. */
  form: readonly ('win' | 'draw' | 'loss')[]
  /** Goals for and against, per match of the season. */
  scored: number
  conceded: number
  played: number
  /** The latest meetings with the other side, and how many of them were won and lost. */
  meetings: number
  meetingsWon: number
  meetingsLost: number
}

type Line = (facts: SideFacts) => string | undefined
type Words = Record<Language, (facts: SideFacts) => string>

const times = (facts: SideFacts, result: 'win' | 'draw' | 'loss') => facts.form.filter((one) => one === result).length
const line =
  (applies: (facts: SideFacts) => boolean, words: Words) =>
  (language: Language): Line =>
  (facts) =>
    applies(facts) ? words[language](facts) : undefined

const goodLines = [
  line(({ position }) => position > 0 && position <= 3, {
    zh: ({ position }) => `联赛排名第 ${position}`,
    en: ({ position }) => `Place ${position} in the table`,
    vi: ({ position }) => `Đứng thứ ${position} trên bảng xếp hạng`,
  }),
  line((facts) => times(facts, 'win') >= 3, {
    zh: (facts) => `近 ${facts.form.length} 场赢了 ${times(facts, 'win')} 场`,
    en: (facts) => `${times(facts, 'win')} wins in the last ${facts.form.length}`,
    vi: (facts) => `Thắng ${times(facts, 'win')} trong ${facts.form.length} trận gần đây`,
  }),
  line((facts) => facts.form.length >= 4 && times(facts, 'loss') === 0, {
    zh: (facts) => `近 ${facts.form.length} 场不败`,
    en: (facts) => `Unbeaten in the last ${facts.form.length}`,
    vi: (facts) => `Bất bại ${facts.form.length} trận gần đây`,
  }),
  line(({ scored, played }) => played > 2 && scored >= 1.7, {
    zh: ({ scored }) => `场均进 ${saidNumber(scored, 'zh', 1)} 球`,
    en: ({ scored }) => `Scores ${saidNumber(scored, 'en', 1)} goals a match`,
    vi: ({ scored }) => `Ghi trung bình ${saidNumber(scored, 'vi', 1)} bàn mỗi trận`,
  }),
  line(({ conceded, played }) => played > 2 && conceded <= 1, {
    zh: ({ conceded }) => `场均只丢 ${saidNumber(conceded, 'zh', 1)} 球`,
    en: ({ conceded }) => `Concedes only ${saidNumber(conceded, 'en', 1)} a match`,
    vi: ({ conceded }) => `Chỉ thủng lưới ${saidNumber(conceded, 'vi', 1)} bàn mỗi trận`,
  }),
  line(({ meetingsWon, meetingsLost }) => meetingsWon > meetingsLost, {
    zh: ({ meetings, meetingsWon, meetingsLost }) => `近 ${meetings} 次交锋占优：${meetingsWon} 胜 ${meetingsLost} 负`,
    en: ({ meetings, meetingsWon, meetingsLost }) =>
      `Ahead in the last ${meetings} meetings: ${meetingsWon} won, ${meetingsLost} lost`,
    vi: ({ meetings, meetingsWon, meetingsLost }) =>
      `Nhỉnh hơn trong ${meetings} lần đối đầu gần nhất: ${meetingsWon} thắng, ${meetingsLost} thua`,
  }),
]
const badLines = [
  line(({ position, places }) => places > 6 && position > places - 3, {
    zh: ({ position }) => `联赛排名第 ${position}，身陷降级区`,
    en: ({ position }) => `Place ${position}: among the last three`,
    vi: ({ position }) => `Đứng thứ ${position}, trong nhóm cuối bảng`,
  }),
  line((facts) => times(facts, 'loss') >= 3, {
    zh: (facts) => `近 ${facts.form.length} 场输了 ${times(facts, 'loss')} 场`,
    en: (facts) => `${times(facts, 'loss')} defeats in the last ${facts.form.length}`,
    vi: (facts) => `Thua ${times(facts, 'loss')} trong ${facts.form.length} trận gần đây`,
  }),
  line((facts) => facts.form.length >= 4 && times(facts, 'win') === 0, {
    zh: (facts) => `近 ${facts.form.length} 场不胜`,
    en: (facts) => `No win in the last ${facts.form.length}`,
    vi: (facts) => `Không thắng ${facts.form.length} trận gần đây`,
  }),
  line(({ scored, played }) => played > 2 && scored <= 1, {
    zh: ({ scored }) => `场均只进 ${saidNumber(scored, 'zh', 1)} 球`,
    en: ({ scored }) => `Scores only ${saidNumber(scored, 'en', 1)} a match`,
    vi: ({ scored }) => `Chỉ ghi ${saidNumber(scored, 'vi', 1)} bàn mỗi trận`,
  }),
  line(({ conceded, played }) => played > 2 && conceded >= 1.7, {
    zh: ({ conceded }) => `场均丢 ${saidNumber(conceded, 'zh', 1)} 球`,
    en: ({ conceded }) => `Concedes ${saidNumber(conceded, 'en', 1)} goals a match`,
    vi: ({ conceded }) => `Thủng lưới ${saidNumber(conceded, 'vi', 1)} bàn mỗi trận`,
  }),
  line(({ meetingsWon, meetingsLost }) => meetingsLost > meetingsWon, {
    zh: ({ meetings, meetingsWon, meetingsLost }) =>
      `近 ${meetings} 次交锋处于下风：${meetingsWon} 胜 ${meetingsLost} 负`,
    en: ({ meetings, meetingsWon, meetingsLost }) =>
      `Behind in the last ${meetings} meetings: ${meetingsWon} won, ${meetingsLost} lost`,
    vi: ({ meetings, meetingsWon, meetingsLost }) =>
      `Lép vế trong ${meetings} lần đối đầu gần nhất: ${meetingsWon} thắng, ${meetingsLost} thua`,
  }),
]

const told = (lines: readonly ((language: Language) => Line)[]) => (facts: SideFacts, language: Language) =>
  lines.map((one) => one(language)(facts)).filter((text) => text !== undefined)

/** What speaks for a side, and against it, in the reader's language. Said only of what is known. */
export const prosOf = told(goodLines)
export const consOf = told(badLines)
