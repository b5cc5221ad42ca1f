// Whether versions that could go live work with what is live: asked of the service once for each state of it.
import { get } from './parts.js'

const known = new Map()
let asked = ''
let onFound = () => undefined

/** Calls the listener when an answer has come. */
export function followFits(listener) {
  onFound = listener
}

/** Problems of the version that waits or grows; undefined: there is none, or the answer has not come. */
export function problemsOf(one, { environment, seq }) {
  const build = one.canary?.build ?? one.ready
  if (!build) return undefined
  if (asked !== `${environment} ${seq}`) known.clear()
  asked = `${environment} ${seq}`
  const key = `${asked} ${one.name} ${build}`
  if (!known.has(key)) {
    known.set(key, undefined)
    get('/console/api/check', { package: one.name, build, environment }).then(
      ({ problems }) => {
        if (!known.has(key)) return
        known.set(key, problems)
        onFound()
      },
      () => known.delete(key),
    )
  }
  return known.get(key)
}

/** Reasons to refuse that people may decide to live with. */
export const acceptable = ['size-grown', 'backend-silent']

/** Whether it cannot go live, whatever somebody decides. */
export const isUnfit = (one, state) => (problemsOf(one, state) ?? []).some(({ reason }) => !acceptable.includes(reason))
