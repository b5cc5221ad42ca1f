import { siteNameIn } from '@pitchside/base'
import { groupOfState, isKnownStart, shownScore } from '@pitchside/contract'
import type { Language } from '../../kernel/messages'
import type { Competition, Sport } from './ports/feed.port'
import type { ListedMatch } from './scores.service'

/** What a calendar shows of one match. */
export interface CalendarMatch extends ListedMatch {
  competition: Competition
  /** Address of its page. */
  url: string
}

const lengthS: Readonly<Record<Sport, number>> = { football: 6_900, basketball: 8_400, esports: 9_000 }
const cancelled: Readonly<Record<Sport, readonly number[]>> = {
  football: [11, 12],
  basketball: [12, 14],
  esports: [12],
}
const words: Readonly<Record<Language, { name: string; postponed: string; cancelled: string; undetermined: string }>> =
  {
    zh: { name: '我的比赛', postponed: '推迟', cancelled: '取消', undetermined: '时间待定' },
    en: { name: 'My matches', postponed: 'postponed', cancelled: 'cancelled', undetermined: 'time open' },
    vi: { name: 'Trận của tôi', postponed: 'hoãn', cancelled: 'hủy', undetermined: 'chưa rõ giờ' },
  }

/** RFC 5545, 3.3.11: these four characters are written with a backslash. Other control characters have no place in text. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** RFC 5545, 3.1: no line is longer than 75 octets; a continuation begins with a blank. Characters are never cut. */
export function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 75) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

const stamp = (seconds: number): string =>
  `${new Date(seconds * 1_000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Grows with what happens to a match, so that calendars take the newer version of an event. */
function sequenceOf({ fixture, state }: ListedMatch): number {
  const place = { upcoming: 0, abnormal: 1, live: 2, finished: 3 }[groupOfState(fixture.sport, state.status)]
  const points = shownScore(fixture.sport, state.home) + shownScore(fixture.sport, state.away)
  return place * 1_000 + Math.min(points, 999)
}

function summaryOf({ fixture, state }: CalendarMatch, language: Language): string {
  const [home, away] = [fixture.home.names[language], fixture.away.names[language]]
  const group = groupOfState(fixture.sport, state.status)
  const score = `${shownScore(fixture.sport, state.home)}-${shownScore(fixture.sport, state.away)}`
  const teams = group === 'live' || group === 'finished' ? `${home} ${score} ${away}` : `${home} - ${away}`
  const { postponed, cancelled: off, undetermined } = words[language]
  if (group === 'abnormal') return `${teams} (${cancelled[fixture.sport].includes(state.status) ? off : postponed})`
  return group === 'upcoming' && !isKnownStart(fixture.sport, state.status) ? `${teams} (${undetermined})` : teams
}

function eventOf(match: CalendarMatch, language: Language, now: number): string[] {
  const { fixture, state, competition, url } = match
  const group = groupOfState(fixture.sport, state.status)
  const isOff = cancelled[fixture.sport].includes(state.status)
  const isOpen = group === 'abnormal' || (group === 'upcoming' && !isKnownStart(fixture.sport, state.status))
  return [
    'BEGIN:VEVENT',
    `UID:match-${fixture.id}@pitchside`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${sequenceOf(match)}`,
    `DTSTART:${stamp(fixture.kickoff)}`,
    `DTEND:${stamp(fixture.kickoff + lengthS[fixture.sport])}`,
    `SUMMARY:${escaped(summaryOf(match, language))}`,
    `DESCRIPTION:${escaped(`${competition.names[language]}\n${url}`)}`,
    `URL:${url}`,
    `STATUS:${isOff ? 'CANCELLED' : isOpen ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** What a reader's own calendar is called among others. */
export const ownCalendarName = (language: Language, siteName: string): string =>
  `${siteNameIn(language, siteName)} · ${words[language].name}`

/** Matches as a calendar of this name by RFC 5545. `now` in epoch seconds. */
export function calendarOf(matches: readonly CalendarMatch[], language: Language, now: number, name: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pitchside//Matches//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    'X-PUBLISHED-TTL:PT30M',
    ...matches.flatMap((match) => eventOf(match, language, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
