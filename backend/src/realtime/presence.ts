import type { Topic } from '@pitchside/contract'
import type { Clock } from '../kernel/clock'
import type { Disposer } from '../kernel/disposer'

/** How many people of one node listen to topics. */
export interface PresenceNews {
  node: string
  counts: [topic: Topic, people: number][]
  /** All topics of the node: what is not named has nobody there. */
  isAll: boolean
  /** The node ends. */
  isLast?: boolean
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
/** A node that was silent for so many turns of our own is gone, and its people with it. Turns, because a clock may be moved on. */
const goneTurns = tellAllEvery * 3

/** How many people listen to a topic on all nodes together. Somebody with sockets on two nodes counts on each: nginx keeps those of one browser together. */
export function createPresence({ node, clock, local, tell }: Deps) {
  const here = new Map<Topic, number>()
  const changed = new Set<Topic>()
  const others = new Map<string, { counts: Map<Topic, number>; silentTurns: number }>()
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
  function forget(name: string): void {
    const topics = others.get(name)?.counts.keys() ?? []
    others.delete(name)
    announce(topics)
  }
  function forgetSilent(): void {
    for (const [name, other] of others) {
      other.silentTurns += 1
      if (other.silentTurns > goneTurns) forget(name)
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
      if (news.isLast) {
        forget(news.node)
        return
      }
      // Who comes learns everything with the next turn.
      if (!others.has(news.node)) turns = 0
      const before = others.get(news.node)?.counts ?? new Map<Topic, number>()
      const counts = news.isAll ? new Map<Topic, number>() : new Map(before)
      for (const [topic, people] of news.counts) {
        if (people > 0) counts.set(topic, people)
        else counts.delete(topic)
      }
      others.set(news.node, { counts, silentTurns: 0 })
      const touched = new Set([...before.keys(), ...counts.keys()])
      announce([...touched].filter((topic) => before.get(topic) !== counts.get(topic)))
    },
    /** Tells the others that nobody is here any more, nor will be. */
    async close(): Promise<void> {
      for (const stop of stops) await stop()
      tell({ node, isAll: true, isLast: true, counts: [] })
    },
  }
}
