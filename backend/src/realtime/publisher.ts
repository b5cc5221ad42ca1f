import type { Topic, TopicData } from '@pitchside/contract'
import type { PubSub } from './pubsub.port'
import type { PublishOptions } from './realtime'
import type { TopicRules } from './topic-rules'

/** Sends events at once and joins states of one key that come close together. */
export function createPublisher(pubsub: PubSub, rules: TopicRules) {
  const waiting = new Map<Topic, { values: Map<string, TopicData>; timer: NodeJS.Timeout }>()

  function flush(topic: Topic): void {
    const states = waiting.get(topic)
    if (!states) return
    clearTimeout(states.timer)
    waiting.delete(topic)
    for (const data of states.values.values()) pubsub.append(topic, JSON.stringify(data))
  }
  return {
    publish(topic: Topic, data: TopicData, options: PublishOptions = {}): void {
      if (options.state === undefined) {
        pubsub.append(topic, JSON.stringify(data))
        return
      }
      const states = waiting.get(topic) ?? {
        values: new Map<string, TopicData>(),
        timer: setTimeout(flush, rules.stateMsOf(topic), topic),
      }
      waiting.set(topic, states)
      const earlier = states.values.get(options.state)
      states.values.set(options.state, earlier && options.merge ? options.merge(earlier, data) : data)
    },
    flush,
    /** Sends what waits and stops the timers. */
    close(): void {
      for (const topic of [...waiting.keys()]) flush(topic)
    },
  }
}

export type Publisher = ReturnType<typeof createPublisher>
