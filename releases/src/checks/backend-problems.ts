import type { BackendUses } from '@pitchside/remote-kit/manifest'
import type { BackendAnswer } from '../backend/ask-backend'
import { type Problem, problem } from './problem'
import { type Candidate, titleOf } from './surroundings'

/** Whether a topic can be joined: its own name, or what is left open in it can become one that is. */
function isJoined(topic: string, offered: readonly string[]): boolean {
  const open = topic.indexOf('*')
  return offered.includes(topic) || (open > 0 && offered.some((one) => one.startsWith(topic.slice(0, open))))
}

/** Names a version uses and a backend does not offer. */
export function missingOf(uses: BackendUses, offer: BackendUses): { calls: string[]; topics: string[] } {
  return {
    calls: uses.calls.filter((name) => !offer.calls.includes(name)),
    topics: uses.topics.filter((topic) => !isJoined(topic, offer.topics)),
  }
}

/** Calls and topics of a candidate that the backend of its environment does not offer. */
export function backendProblems({ version }: Candidate, backend: BackendAnswer | undefined): Problem[] {
  const { uses } = version.manifest
  // What is built from this folder comes with the backend of this folder.
  if (!backend || !uses || version.origin === 'local') return []
  const who = titleOf(version)
  if (!('offer' in backend)) {
    const fix = 'try again, or say --accept backend-silent and why'
    return [problem('backend-silent', who, 'is compared with no backend', `${backend.from}: ${backend.silence}`, fix)]
  }
  const missing = missingOf(uses, backend.offer)
  const names = [
    ...missing.calls.map((name) => `the call ${name}`),
    ...missing.topics.map((topic) => `the topic ${topic}`),
  ]
  if (names.length === 0) return []
  const why = `${backend.from} does not offer that`
  return [problem('backend-missing', who, `uses ${names.join(', ')}`, why, 'release the backend first')]
}
