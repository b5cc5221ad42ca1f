import type { TopicData } from '@pitchside/contract'
import type { TopicEntry } from './pubsub.port'
import type { TopicRule } from './realtime'

/**
 * Joins the frames of a replay where their topic says how: ten minutes of a match list are then one frame of a few dozen
 * kilobytes instead of thousands, which a slow reader could not take.
 */
export function joinReplay(entries: readonly TopicEntry[], merge: TopicRule['merge']): readonly TopicEntry[] {
  if (!merge || entries.length < 2) return entries
  const joined: { entry: TopicEntry; data: TopicData }[] = []
  for (const entry of entries) {
    const data = JSON.parse(entry.payload) as TopicData
    const last = joined.at(-1)
    const both = last && merge(last.data, data)
    if (last && both) {
      last.entry = { ...entry, from: last.entry.from ?? last.entry.seq }
      last.data = both
    } else joined.push({ entry, data })
  }
  return joined.map(({ entry, data }) =>
    entry.from === undefined ? entry : { ...entry, payload: JSON.stringify(data) },
  )
}
