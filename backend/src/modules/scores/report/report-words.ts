import type { Language } from '../../../kernel/messages'
import type { Deed, GoalFact, Pair } from './report-facts'

/** What a goal did to the score. */
export type Turn = 'first' | 'level' | 'ahead' | 'more' | 'less'

/** Sentences of a language. Numbers come as they are written. */
export interface ReportWords {
  /** Between two sentences, and between the digits of a score. */
  space: string
  score(pair: Pair): string
  result(of: { sides: readonly [string, string]; score: string; venue: string; crowd: string }): string
  won(side: string): string
  drawn: string
  afterExtra: string
  onKicks(winner: string, kicks: string): string
  half(score: string): string
  comeback(winner: string): string
  late(player: string, minute: string): string
  shutOut(winner: string): string
  goal(turn: Turn, goal: GoalFact, side: string, score: string): string
  sentOff(deed: Deed, side: string): string
  missed(deed: Deed, side: string): string
  takenBack(deed: Deed, side: string): string
  possession(side: string, share: number): string
  evenPossession: string
  shots(all: string, onTarget: string): string
  xg(values: string): string
  chancesFor(side: string): string
  best(name: string, side: string, rating: string): string
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const zhWho = ({ player, kind, assist }: GoalFact) =>
  kind === 'own'
    ? `${player}的乌龙球`
    : `${player}${kind === 'penalty' ? '（点球）' : assist ? `（${assist}助攻）` : ''}`

const zh: ReportWords = {
  space: '',
  score: ([home, away]) => `${home}比${away}`,
  result: ({ sides, score, venue, crowd }) =>
    `${venue ? `${venue}，` : ''}${crowd ? `${crowd} 名观众到场，` : ''}${sides[0]}对${sides[1]}，比分 ${score}。`,
  won: (side) => `${side}取胜。`,
  drawn: '双方握手言和。',
  afterExtra: '比赛打满了加时。',
  onKicks: (winner, kicks) => `点球大战${kicks}，${winner}胜出。`,
  half: (score) => `半场比分 ${score}。`,
  comeback: (winner) => `${winner}一度落后，最终逆转。`,
  late: (player, minute) => `制胜球来自第 ${minute} 分钟，${player}。`,
  shutOut: (winner) => `${winner}零封对手。`,
  goal: (turn, goal, side, score) => {
    const who = `第 ${goal.minute} 分钟，${zhWho(goal)}`
    if (turn === 'first') return `${who}帮助${side}先拔头筹。`
    if (turn === 'level') return `${who}把比分扳成 ${score}。`
    if (turn === 'ahead') return `${who}把比分改写为 ${score}，${side}领先。`
    return turn === 'more' ? `${who}把比分扩大为 ${score}。` : `${who}把比分追成 ${score}。`
  },
  sentOff: ({ minute, player }, side) => `第 ${minute} 分钟，${side}的${player}被罚下。`,
  missed: ({ minute, player }, side) => `第 ${minute} 分钟，${side}的${player}罚失点球。`,
  takenBack: ({ minute, player }, side) => `第 ${minute} 分钟，${side}的${player}进球被取消。`,
  possession: (side, share) => `${side}控球更多（${share}%）。`,
  evenPossession: '双方控球各半。',
  shots: (all, onTarget) => `射门 ${all}，射正 ${onTarget}。`,
  xg: (values) => `预期进球 ${values}。`,
  chancesFor: (side) => `按机会质量，占优的是${side}。`,
  best: (name, side, rating) => `全场最高评分：${side}的${name}，${rating}。`,
}

const enWho = ({ player, kind }: GoalFact) => (kind === 'own' ? `an own goal by ${player}` : player)
const enTail = ({ minute, kind, assist }: GoalFact) =>
  `${kind === 'penalty' ? ' from the spot' : ''} (${minute}′)${kind === 'goal' && assist ? `, set up by ${assist}` : ''}.`

const en: ReportWords = {
  space: ' ',
  score: ([home, away]) => `${home}–${away}`,
  result: ({ sides, score, venue, crowd }) =>
    `${sides[0]} ${score} ${sides[1]}${venue ? ` at ${venue}` : ''}${crowd ? ` before ${crowd} people` : ''}.`,
  won: (side) => `${side} won.`,
  drawn: 'Neither side could win it.',
  afterExtra: 'It went to extra time.',
  onKicks: (winner, kicks) => `${winner} went through in the shoot-out, ${kicks}.`,
  half: (score) => `It was ${score} at half-time.`,
  comeback: (winner) => `${winner} had been behind and turned it round.`,
  late: (player, minute) => `The winner came late, through ${player} (${minute}′).`,
  shutOut: (winner) => `${winner} let nothing in.`,
  goal: (turn, goal, side, score) => {
    const tail = enTail(goal)
    if (turn === 'first') return `${side} took the lead through ${enWho(goal)}${tail}`
    const who = capital(enWho(goal))
    if (turn === 'level') return `${who} made it level at ${score}${tail}`
    if (turn === 'ahead') return `${who} put ${side} ahead, ${score}${tail}`
    return turn === 'more' ? `${who} made it ${score}${tail}` : `${who} pulled one back, ${score}${tail}`
  },
  sentOff: ({ minute, player }, side) => `${player} of ${side} was sent off (${minute}′).`,
  missed: ({ minute, player }, side) => `${player} of ${side} missed a penalty (${minute}′).`,
  takenBack: ({ minute, player }, side) => `A goal by ${player} of ${side} was taken back (${minute}′).`,
  possession: (side, share) => `${side} had more of the ball (${share}%).`,
  evenPossession: 'Each side had half of the ball.',
  shots: (all, onTarget) => `Shots ${all}, on target ${onTarget}.`,
  xg: (values) => `Expected goals ${values}.`,
  chancesFor: (side) => `By the chances ${side} were the better side.`,
  best: (name, side, rating) => `Best mark of the match: ${name} of ${side}, ${rating}.`,
}

const viWho = ({ player, kind, assist }: GoalFact) =>
  kind === 'own'
    ? `pha phản lưới nhà của ${player}`
    : `${player}${kind === 'penalty' ? ' (phạt đền)' : assist ? ` (${assist} kiến tạo)` : ''}`

const vi: ReportWords = {
  space: ' ',
  score: ([home, away]) => `${home}–${away}`,
  result: ({ sides, score, venue, crowd }) =>
    `${sides[0]} ${score} ${sides[1]}${venue ? `, sân ${venue}` : ''}${crowd ? `, ${crowd} khán giả` : ''}.`,
  won: (side) => `${side} giành chiến thắng.`,
  drawn: 'Hai đội chia điểm.',
  afterExtra: 'Trận đấu phải bước vào hiệp phụ.',
  onKicks: (winner, kicks) => `${winner} thắng loạt luân lưu ${kicks}.`,
  half: (score) => `Hết hiệp một tỉ số là ${score}.`,
  comeback: (winner) => `${winner} từng bị dẫn trước rồi lội ngược dòng.`,
  late: (player, minute) => `Bàn quyết định đến muộn, từ ${player} (${minute}′).`,
  shutOut: (winner) => `${winner} giữ sạch lưới.`,
  goal: (turn, goal, side, score) => {
    const who = `Phút ${goal.minute}, ${viWho(goal)}`
    if (turn === 'first') return `${who} giúp ${side} vươn lên dẫn trước.`
    if (turn === 'level') return `${who} đưa tỉ số về ${score}.`
    if (turn === 'ahead') return `${who} đưa ${side} vượt lên ${score}.`
    return turn === 'more' ? `${who} nâng tỉ số lên ${score}.` : `${who} rút ngắn còn ${score}.`
  },
  sentOff: ({ minute, player }, side) => `Phút ${minute}, ${player} (${side}) bị truất quyền thi đấu.`,
  missed: ({ minute, player }, side) => `Phút ${minute}, ${player} (${side}) đá hỏng phạt đền.`,
  takenBack: ({ minute, player }, side) => `Phút ${minute}, bàn thắng của ${player} (${side}) bị hủy.`,
  possession: (side, share) => `${side} cầm bóng nhiều hơn (${share}%).`,
  evenPossession: 'Hai đội cầm bóng ngang nhau.',
  shots: (all, onTarget) => `Dứt điểm ${all}, trúng đích ${onTarget}.`,
  xg: (values) => `Bàn thắng kỳ vọng ${values}.`,
  chancesFor: (side) => `Xét về cơ hội, ${side} nhỉnh hơn.`,
  best: (name, side, rating) => `Điểm cao nhất trận: ${name} (${side}), ${rating}.`,
}

/** How a match is told afterwards, by language. */
export const reportWords: Record<Language, ReportWords> = { zh, en, vi }
