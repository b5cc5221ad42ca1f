import type { CallData } from '@pitchside/contract'
import type { Language } from '../../kernel/messages'
import { siteDate } from '../../kernel/site-day'
import { flagOf, secondsOf } from '../../kernel/wire-values'
import { levelOf } from '../account/account.module'
import { demoText } from './demo/texts'
import type { PersonRow } from './follows.queries'
import type { PlanRow } from './plans.queries'
import type { MatchTeam, RoomMatch } from './ports/room-matches.port'
import type { RoomView } from './rooms.service'
import { shownTitle } from './titles'

type LiveRow = CallData<'listRooms'>['data'][number]
type WirePlan = CallData<'listRoomReservations'>['data'][number]

/** Kinds of broadcasts by number. */
export const kindNames = {
  zh: ['足球', '篮球', '其他'],
  en: ['Football', 'Basketball', 'Other'],
  vi: ['Bóng đá', 'Bóng rổ', 'Khác'],
}
/** States of a room or broadcast by number. */
export const stateNames = {
  zh: ['未开播', '直播中', '已结束'],
  en: ['Not started', 'Live', 'Ended'],
  vi: ['Chưa phát', 'Trực tiếp', 'Đã kết thúc'],
}

/** What a club calls itself besides its place or name. */
const legalForm = /^(fc|cf|afc|sc|ac|cd|club|de|the)$/i

/** Words of a name that tell, in plain letters. */
function wordsOf({ names }: MatchTeam): string[] {
  return names.en
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toUpperCase()
    .split(/\s+/)
    .filter((word) => word !== '' && !legalForm.test(word))
}

function lettersOf(words: readonly string[]): string {
  const [first = ''] = words
  return (words.length > 2 ? words.map((word) => word[0]).join('') : first).slice(0, 3)
}

/** Two letters of the first word and the first one that differs from the other team's words, word by word. */
function distinctLetters(own: readonly string[], other: readonly string[]): string {
  const [first = ''] = own
  const differing = own.findIndex((word, index) => word !== other[index])
  const word = own[differing] ?? ''
  const otherWord = other[differing] ?? ''
  const letter = [...word].find((one, index) => one !== otherWord[index]) ?? word[0] ?? ''
  return (first.slice(0, 2) + letter).slice(0, 3)
}

/**
 * Up to three letters of each team for the score bug: initials, or the beginning of a single word. Two teams of one
 * match never carry the same ones.
 */
export function shortNames(home: MatchTeam, away: MatchTeam): [string, string] {
  const words = [wordsOf(home), wordsOf(away)] as const
  const plain: [string, string] = [lettersOf(words[0]), lettersOf(words[1])]
  if (plain[0] !== plain[1]) return plain
  const distinct: [string, string] = [distinctLetters(words[0], words[1]), distinctLetters(words[1], words[0])]
  return distinct[0] === distinct[1] ? [`${plain[0].slice(0, 2)}1`, `${plain[1].slice(0, 2)}2`] : distinct
}

const noTeam = { name: '', logo: '', id: 0, short: '' }
const teamOf = (team: MatchTeam | undefined, short: string, language: Language) =>
  team ? { name: team.names[language], logo: `crest:${team.id}`, id: team.id, short } : noTeam

function matchWords(match: RoomMatch | null | undefined, language: Language) {
  const [homeShort, awayShort] = match ? shortNames(match.home, match.away) : ['', '']
  const home = teamOf(match?.home, homeShort, language)
  const away = teamOf(match?.away, awayShort, language)
  return {
    match_id: match?.id ?? 0,
    sport: match?.sport === 'basketball' ? 1 : 0,
    name: match?.competition[language] ?? '',
    home_name: home.name,
    home_logo: home.logo,
    home_id: home.id,
    home_short: home.short,
    away_name: away.name,
    away_logo: away.logo,
    away_id: away.id,
    away_short: away.short,
    match_time: match?.kickoff ?? 0,
  }
}

/** A room in wire words. */
export function liveRow(room: RoomView, language: Language, now: number): LiveRow {
  const startedAt = room.isLive ? room.startedAt : room.plannedAt
  return {
    id: room.uid,
    live_id: room.uid,
    uid: room.uid,
    islive: room.isLive ? 1 : room.plannedAt !== null && room.plannedAt > now ? 0 : 2,
    type: room.kind,
    title: shownTitle(room, language),
    thumb: room.cover,
    pull: room.isLive ? room.stream : '',
    viewers: room.viewers,
    heat: room.heat,
    live_duration: room.isLive ? Math.max(0, secondsOf(now - (room.startedAt ?? now))) : 0,
    starttime: secondsOf(startedAt),
    // Rooms are opened from the page, never by a click that is counted.
    clicktime: 0,
    stream: room.isLive ? String(room.uid) : '',
    hotvotes: 0,
    ishot: flagOf(room.heat >= 500_000),
    isrecommend: 0,
    is_home: flagOf(room.isLive),
    deletetime: 0,
    vid: '',
    user_nickname: room.nickname,
    avatar: room.avatar,
    level: room.level,
    is_attention: flagOf(room.isFollowed),
    attention: room.fans,
    tag: demoText(room.tag, language),
    tags: room.tags,
    is_sample: flagOf(room.isDemo && room.isLive),
    ...matchWords(room.match, language),
    match_status: room.match?.status ?? 0,
    home_scores: room.match?.homeScores ?? [],
    away_scores: room.match?.awayScores ?? [],
    period_start: room.match?.periodStart ?? 0,
    league_id: room.match?.leagueId ?? 0,
  }
}

/** A room on air at the time of a plan shows it, also when its anchor did not open the plan itself. */
const planShownMs = 2 * 3_600_000

function planState({ isLive, isRoomLive, startsAt }: PlanRow, now: number): number {
  const isItsTime = startsAt <= now && startsAt > now - planShownMs
  if (isLive || (isRoomLive && isItsTime)) return 1
  return startsAt < now ? 2 : 0
}

/** A planned broadcast in wire words. */
export function planRow(plan: PlanRow, language: Language, now: number): WirePlan {
  return {
    id: plan.id,
    uid: plan.uid,
    user_nickname: plan.nickname,
    avatar: plan.avatar,
    title: shownTitle(plan, language),
    type: plan.kind,
    starttime: secondsOf(plan.startsAt),
    is_reserve: flagOf(plan.isReserved),
    status: planState(plan, now),
    num: plan.reservations,
    key: siteDate(plan.startsAt),
    ...matchWords(plan.match, language),
  }
}

/** Somebody in a list of follows or fans, in wire words. */
export function personRow(person: PersonRow, language: Language): CallData<'listFollows'>['data'][number] {
  return {
    uid: person.uid,
    user_nickname: person.nickname,
    avatar: person.avatar,
    signature: person.signature,
    is_live: flagOf(person.isLive),
    is_anchor: flagOf(person.isAnchor),
    is_writer: flagOf(person.isWriter),
    is_attention: flagOf(person.isFollowed),
    level: levelOf(person.exp).level,
    attention: person.fans,
    title: shownTitle(person, language),
    thumb: person.cover,
    heat: person.heat,
  }
}
