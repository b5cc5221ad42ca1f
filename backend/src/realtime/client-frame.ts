import type { ClientFrame, Topic } from '@pitchside/contract'
import { wholeOf } from '../kernel/decimal'

const topicPattern = /^[a-z]+(\.[a-z0-9]+){0,2}$/

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** A count, as a number or in digits; 0 for everything else. */
const numberOf = (value: unknown): number => (isNumber(value) ? value : (wholeOf(value) ?? 0))

/** Reads a frame of a client. undefined: not a frame we know; unknown frames are ignored, never answered. */
export function readClientFrame(text: string): ClientFrame | undefined {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof raw !== 'object' || raw === null) return undefined
  const frame = raw as Record<string, unknown>
  switch (frame.type) {
    case 'register':
      return { type: 'register', info: 'web', ticket: typeof frame.ticket === 'string' ? frame.ticket : undefined }
    case 'toggle':
      return { type: 'toggle', company_id: numberOf(frame.company_id) }
    case 'classify':
      return { type: 'classify', classify_type: numberOf(frame.classify_type) === 1 ? 1 : 0 }
    case 'heartbeat':
      return { type: 'heartbeat' }
    case 'login':
      return typeof frame.code === 'string' && frame.code.length <= 64 ? { type: 'login', code: frame.code } : undefined
    case 'subscribe':
    case 'unsubscribe': {
      if (typeof frame.topic !== 'string' || frame.topic.length > 40 || !topicPattern.test(frame.topic))
        return undefined
      const topic = frame.topic as Topic
      if (frame.type === 'unsubscribe') return { type: 'unsubscribe', topic }
      const since = isNumber(frame.since) ? frame.since : undefined
      const epoch = typeof frame.epoch === 'string' ? frame.epoch : undefined
      return { type: 'subscribe', topic, since, epoch }
    }
    default:
      return undefined
  }
}
