import type { CallData } from '@pitchside/contract'
import type { Language } from '../../kernel/messages'
import { secondsOf } from '../../kernel/wire-values'
import { excerptOf, highlightsOf } from './highlight.rules'
import type { StateOf } from './match-order.rules'
import type { Run } from './normal-text'
import { type FoundRow, idOf } from './search.queries'
import type { Words } from './search-document'

type Hit = CallData<'suggestSearch'>['list'][number]

export interface WireContext {
  language: Language
  runs: readonly Run[]
  stateOf: StateOf
  levelOf(experience: number): number
  /** How many saw, joined, follow it by now. */
  countOf(row: FoundRow): number | undefined
  ownerOf(id: number): { nickname: string; avatar: string } | undefined
}

const sports = { football: 0, basketball: 1, esports: 2 }
const stages = { upcoming: 0, live: 1, finished: 2, off: 2 }

/** In the reader's language, else in any. */
export function wordsIn(words: Words, language: Language): string {
  return words[language] ?? words.en ?? words.zh ?? words.vi ?? ''
}

/** The reader's language, unless only another one has what was looked for. */
function answering(words: Words, { language, runs }: WireContext): { text: string; ranges: Hit['title_ranges'] } {
  const own = wordsIn(words, language)
  return { text: own, ranges: highlightsOf(own, runs) }
}

function sideOf(side: NonNullable<FoundRow['card']['home']>, context: WireContext, score: number | undefined) {
  const { text, ranges } = answering(side.names, context)
  return { id: side.id, name: text, ranges, ...(score === undefined ? {} : { score }) }
}

function matchPart({ card, ref }: FoundRow, context: WireContext): Partial<Hit> {
  if (!card.home || !card.away) return {}
  const state = context.stateOf(idOf({ ref }))
  const hasScore = state?.stage === 'live' || state?.stage === 'finished'
  return {
    status_type: (state ? stages[state.stage] : 2) as 0 | 1 | 2,
    home: sideOf(card.home, context, hasScore ? state.home : undefined),
    away: sideOf(card.away, context, hasScore ? state.away : undefined),
  }
}

function ownerPart({ ownerId, kind }: FoundRow, { ownerOf }: WireContext): Partial<Hit> {
  const owner = kind === 'user' || kind === 'anchor' || ownerId === 0 ? undefined : ownerOf(ownerId)
  return owner ? { uid: ownerId, user_nickname: owner.nickname, avatar: owner.avatar } : {}
}

function bodyPart({ kind, body }: FoundRow, context: WireContext): Partial<Hit> {
  const text = wordsIn(body, context.language)
  if (text === '' || kind === 'video') return {}
  const excerpt = excerptOf(text, context.runs)
  return { text: excerpt.text, text_ranges: excerpt.ranges }
}

function cardPart(row: FoundRow, { language, levelOf, countOf }: WireContext): Partial<Hit> {
  const { card } = row
  const count = countOf(row)
  return {
    ...(card.picture ? { img: card.picture } : {}),
    ...(count === undefined ? {} : { num: count }),
    ...(card.seconds === undefined ? {} : { duration: card.seconds }),
    ...(card.sport ? { sport: sports[card.sport] } : {}),
    ...(card.group ? { group_name: wordsIn(card.group, language), group_id: card.groupId ?? 0 } : {}),
    ...(card.experience === undefined ? {} : { level: levelOf(card.experience) }),
  }
}

/** Something that was found, as the wire says it. */
export function hitOf(row: FoundRow, context: WireContext): Hit {
  const { text, ranges } = answering(row.title, context)
  return {
    kind: row.kind,
    id: idOf(row),
    title: text,
    title_ranges: ranges,
    ...(row.at > 0 ? { addtime: secondsOf(row.at) } : {}),
    ...cardPart(row, context),
    ...bodyPart(row, context),
    ...ownerPart(row, context),
    ...matchPart(row, context),
  }
}
