import type { Topic } from '@pitchside/contract'
import type { Clock } from '../kernel/clock'
import type { Disposer } from '../kernel/disposer'

/** How many people of one node listen to topics. */
export interface PresenceNews {
  node: string
  counts: [topic: Topic, people: number][]
  /** All topics of the node: what is not named has nobody there. */
  isAll: boolean
}

interface Deps {
  /** Name of this node, one of its own for each start. */
  node: string
  clock: Clock
  /** People of this node who listen to a topic. */
  local: { count(topic: Topic): number; onChanged(listener: (topic: Topic, count: number) => void): Disposer }
  tell(news: PresenceNews): void
}

/** Changes are told together; everything again now and then, so that a node that came later knows as well. */
const tellMs = 1_000
const tellAllEvery = 15
/** A node that was silent for so long is gone, and its people with it. */
const goneMs = tellMs * tellAllEvery * 3

/** How many people listen to a topic on all nodes together. Somebody with tabs on two nodes counts on each. */
export function createPresence({ node, clock, local, tell }: Deps) {
  const here = new Map<Topic, number>()
  const changed = new Set<Topic>()
  const others = new Map<string, { counts: Map<Topic, number>; heardAt: number }>()
  const listeners = new Set<(topic: Topic, count: number) => void>()
  let turns = 0

  function count(topic: Topic): number {
    let people = local.count(topic)
    for (const { counts } of others.values()) people += counts.get(topic) ?? 0
    return people
  }
  function announce(topics: Iterable<Topic>): void {
    for (const topic of topics) for (const listener of listeners) listener(topic, count(topic))
  }
  function tellOthers(): void {
    const isAll = turns++ % tellAllEvery === 0
    if (!isAll && changed.size === 0) return
    const topics = isAll ? [...here.keys()] : [...changed]
    changed.clear()
    tell({ node, isAll, counts: topics.map((topic) => [topic, here.get(topic) ?? 0]) })
  }
  function forgetSilent(): void {
    for (const [name, { counts, heardAt }] of others) {
      if (clock.now() - heardAt < goneMs) continue
      others.delete(name)
      announce(counts.keys())
    }
  }
  const stops: Disposer[] = [
    local.onChanged((topic, people) => {
      if (people === 0) here.delete(topic)
      else here.set(topic, people)
      changed.add(topic)
      announce([topic])
    }),
    clock.every(tellMs, () => {
      tellOthers()
      forgetSilent()
    }),
  ]
  return {
    count,
    /** Names of the other nodes. */
    nodes: () => [...others.keys()],
    onChanged(listener: (topic: Topic, count: number) => void): Disposer {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Hears what a node tells, this one included. */
    hear(news: PresenceNews): void {
      if (news.node === node) return
      const before = others.get(news.node)?.counts ?? new Map<Topic, number>()
      const counts = news.isAll ? new Map<Topic, number>() : new Map(before)
      for (const [topic, people] of news.counts) {
        if (people > 0) counts.set(topic, people)
        else counts.delete(topic)
      }
      others.set(news.node, { counts, heardAt: clock.now() })
      const touched = new Set([...before.keys(), ...counts.keys()])
      announce([...touched].filter((topic) => before.get(topic) !== counts.get(topic)))
    },
    /** Tells the others that nobody is here any more. */
    async close(): Promise<void> {
      for (const stop of stops) await stop()
      tell({ node, isAll: true, counts: [] })
    },
  }
}
