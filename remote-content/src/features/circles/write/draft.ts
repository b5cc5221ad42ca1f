import { limits } from '@pitchside/contract'
import { circleLimits, type PollHours } from '@pitchside/contract/circles'
import type { Mentioned } from '../circle'

/** A post that is being written. Files are not kept: a browser gives them once. */
export interface Draft {
  circleId: number
  title: string
  text: string
  /** Members that were chosen for an "@nickname" of the text. */
  mentions: Mentioned[]
  poll?: PollDraft | undefined
}

/** Answers as they are typed: a free field may be the last one. */
export interface PollDraft {
  options: string[]
  hours: PollHours
}

export const newPoll: PollDraft = { options: ['', ''], hours: 24 }

/** One of the times a poll may run. */
export const pollHoursOf = (value: unknown): PollHours =>
  circleLimits.pollHours.find((hours) => hours === value) ?? newPoll.hours

/** Answers that are written. */
export const pollOptions = ({ options }: PollDraft): string[] => options.map((one) => one.trim()).filter(Boolean)

/** Two different answers at the least. */
export function isPollReady(poll: PollDraft): boolean {
  const written = pollOptions(poll)
  return written.length >= circleLimits.pollOptionsMin && new Set(written).size === written.length
}

function readPoll(value: unknown): PollDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { options, hours } = value as Record<string, unknown>
  if (!Array.isArray(options) || options.length < 2 || !options.every((one) => typeof one === 'string'))
    return undefined
  return { options: options.slice(0, circleLimits.pollOptionsMax), hours: pollHoursOf(hours) }
}

export const emptyDraft: Draft = { circleId: 0, title: '', text: '', mentions: [], poll: undefined }
const key = 'circleDraft'

const isMentioned = (value: unknown): value is Mentioned =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Mentioned).id === 'number' &&
  typeof (value as Mentioned).nickname === 'string'

/** The draft this browser keeps; what can not be read is no draft. */
export function readDraft(): Draft {
  try {
    const { circleId, title, text, mentions, poll } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<
      string,
      unknown
    >
    return {
      circleId: typeof circleId === 'number' ? circleId : 0,
      title: typeof title === 'string' ? title.slice(0, limits.postTitleChars) : '',
      text: typeof text === 'string' ? text.slice(0, limits.postChars) : '',
      mentions: Array.isArray(mentions) ? mentions.filter(isMentioned) : [],
      poll: readPoll(poll),
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
