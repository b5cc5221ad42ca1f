import { limits } from '@pitchside/contract'
import type { Mentioned } from '../circle'

/** A post that is being written. Files are not kept: a browser gives them once. */
export interface Draft {
  circleId: number
  title: string
  text: string
  /** Members that were chosen for an "@nickname" of the text. */
  mentions: Mentioned[]
}

export const emptyDraft: Draft = { circleId: 0, title: '', text: '', mentions: [] }
const key = 'circleDraft'

const isMentioned = (value: unknown): value is Mentioned =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Mentioned).id === 'number' &&
  typeof (value as Mentioned).nickname === 'string'

/** The draft this browser keeps; what can not be read is no draft. */
export function readDraft(): Draft {
  try {
    const { circleId, title, text, mentions } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    return {
      circleId: typeof circleId === 'number' ? circleId : 0,
      title: typeof title === 'string' ? title.slice(0, limits.postTitleChars) : '',
      text: typeof text === 'string' ? text.slice(0, limits.postChars) : '',
      mentions: Array.isArray(mentions) ? mentions.filter(isMentioned) : [],
    }
  } catch {
    return emptyDraft
  }
}

/** Keeps the draft; an empty one is forgotten. */
export function keepDraft(draft: Draft): void {
  try {
    if (draft.title === '' && draft.text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A browser without room keeps no draft; the form works all the same.
  }
}

/** Numbers of the chosen members whose names still stand in the text. */
export const mentionsIn = ({ text, mentions }: Draft): number[] => [
  ...new Set(mentions.filter(({ nickname }) => text.includes(`@${nickname}`)).map(({ id }) => id)),
]
