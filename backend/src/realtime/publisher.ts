import type { Topic, TopicData } from '@pitchside/contract'
import { termOfJob } from '../kernel/job-run'
import type { PubSub } from './pubsub.port'
import type { PublishOptions } from './realtime'
import type { TopicRules } from './topic-rules'

/** The value that waits, and the reign of the job that said it last. */
interface Waiting {
  data: TopicData
  term: number | undefined
}

/** Sends events at once and joins states of one key that come close together. */
export function createPublisher(pubsub: PubSub, rules: TopicRules) {
  const waiting = new Map<Topic, { values: Map<string, Waiting>; timer: NodeJS.Timeout }>()

  function flush(topic: Topic): void {
    const states = waiting.get(topic)
    if (!states) return
    clearTimeout(states.timer)
    waiting.delete(topic)
    for (const { data, term } of states.values.values()) pubsub.append(topic, JSON.stringify(data), { term })
  }
  return {
    publish(topic: Topic, data: TopicData, options: PublishOptions = {}): void {
      if (options.state === undefined) {
        pubsub.append(topic, JSON.stringify(data), { once: options.once, term: termOfJob() })
        return
      }
      const states = waiting.get(topic) ?? {
        values: new Map<string, Waiting>(),
        timer: setTimeout(flush, rules.stateMsOf(topic), topic),
      }
      waiting.set(topic, states)
      const earlier = states.values.get(options.state)?.data
      const joined = earlier && options.merge ? options.merge(earlier, data) : data
      states.values.set(options.state, { data: joined, term: termOfJob() })
    },
    flush,
    /** Sends what waits and stops the timers. */
    close(): void {
      for (const topic of [...waiting.keys()]) flush(topic)
    },
  }
}

export type Publisher = ReturnType<typeof createPublisher>
