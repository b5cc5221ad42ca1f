import type { RoomMessage } from '@pitchside/contract'
import type { Kernel } from '../../../kernel/kernel'
import { languages } from '../../../kernel/messages'
import { levelOf } from '../../account/account.module'
import { medalField } from '../fan-club.rules'
import { linesFor, type Mood } from './chatter-lines'
import { type DemoPerson, demoPeople, firstPersonId } from './chatter-people'

/** Lines a room remembers, and how far apart the invented ones lie that were "said before". */
const remembered = 24
const pastGapMs = 7_000
/** Chance that a room with visitors says something in one turn. */
const turnChance = 0.55
export const turnMs = 1_200

/** A demo room; `tag` names the language of its guests. */
export interface DemoRoom {
  uid: number
  kind: number
  tag: string
  mood: Mood
  /** Who of the demo's people wears which medal there. */
  medals?: ReadonlyMap<number, number>
}

const languageOfTag: Record<string, DemoPerson['language']> = { 'Tiếng Việt': 'vi', English: 'en' }
/** Share of the lines that are in the room's own language. */
const ownShare = 0.7

/** Numbers of the people of the demo. */
export const demoPersonIds: readonly number[] = demoPeople.map((_person, index) => firstPersonId + index)

const everybody = demoPeople.map((person, index) => ({ person, id: firstPersonId + index }))

/**
 * Lets the people of the demo chat in demo rooms that somebody watches. Nothing is kept: the lines of an empty room cost
 * nothing, and the history of a room that was just opened is made when it is asked for.
 */
export function createChatter({ clock, random }: { clock: Pick<Kernel['clock'], 'now'>; random: Kernel['random'] }) {
  const recent = new Map<number, RoomMessage[]>()
  /** The last line of a room in a language. */
  const lastText = new Map<string, string>()

  const pick = <T>(items: readonly T[]): T => items[random.integer(0, items.length - 1)] as T

  /** Mostly the room's own language: a Vietnamese room has Vietnamese guests. */
  function speaker(room: DemoRoom): { person: DemoPerson; id: number } {
    const language = languageOfTag[room.tag] ?? 'zh'
    const isOwn = random.fraction() < ownShare
    return pick(isOwn ? everybody.filter(({ person }) => person.language === language) : everybody)
  }

  function lineIn(room: DemoRoom, language: DemoPerson['language']): string {
    const lines = linesFor(room.kind, language, room.mood)
    const key = `${room.uid} ${language}`
    let text = pick(lines)
    if (text === lastText.get(key)) text = pick(lines)
    lastText.set(key, text)
    return text
  }

  /** Each reader gets it in the own language. */
  function lineOf(room: DemoRoom, at: number): RoomMessage {
    const { person, id } = speaker(room)
    const [zh, en, vi] = languages.map((language) => lineIn(room, language)) as [string, string, string]
    const texts = { zh, en, vi }
    return {
      id: `d${random.token(9)}`,
      no: 105,
      uid: id,
      user_nickname: person.nickname,
      avatar: `portrait:pitchside-${id}`,
      at,
      level: levelOf(person.exp).level,
      tier: person.tier,
      ...medalField(room.medals?.get(id)),
      is_room: 0,
      text: texts[person.language],
      texts,
    }
  }

  function linesOf(room: DemoRoom): RoomMessage[] {
    const known = recent.get(room.uid)
    if (known) return known
    const now = clock.now()
    const past = Array.from({ length: remembered }, (_, index) =>
      lineOf(room, now - (remembered - index) * pastGapMs - random.integer(0, pastGapMs - 1_000)),
    )
    recent.set(room.uid, past)
    return past
  }

  function heard(room: DemoRoom, message: RoomMessage): void {
    recent.set(room.uid, [...linesOf(room), message].slice(-remembered))
  }

  return {
    /** What somebody would say in a room. */
    said: lineOf,
    /** A line that was said, also on another node. */
    heard,
    /** Newest first. */
    recent: (room: DemoRoom): RoomMessage[] => [...linesOf(room)].reverse(),
    /** One turn: the lines that are said now. */
    turn(rooms: readonly DemoRoom[]): { uid: number; message: RoomMessage }[] {
      return rooms.flatMap((room) => {
        if (random.fraction() > turnChance) return []
        const message = lineOf(room, clock.now())
        heard(room, message)
        return [{ uid: room.uid, message }]
      })
    },
  }
}

export type Chatter = ReturnType<typeof createChatter>
