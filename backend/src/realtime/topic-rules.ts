import type { Topic } from '@pitchside/contract'
import type { Session } from '../kernel/session'
import type { TopicRule } from './realtime'

const stateMsDefault = 250

/** Everybody's topics that no module owns, and the user's own one, which only that user may join. */
const kernelRules: TopicRule[] = [
  { match: 'system', mayJoin: () => true },
  { match: 'release', mayJoin: () => true },
  { match: 'user.*', mayJoin: (topic, session) => session !== undefined && topic === `user.${session.userId}` },
]

function familyOf(topic: string): string {
  return topic.replace(/\.[1-9]\d{0,15}$/, '.*')
}

/** Finds the rule of a topic. Topics without a rule can't be joined. */
export function createTopicRules() {
  const byMatch = new Map(kernelRules.map((rule) => [rule.match, rule]))
  return {
    add(rules: TopicRule[]): void {
      for (const rule of rules) {
        if (byMatch.has(rule.match)) throw new Error(`The topic ${rule.match} has two rules.`)
        byMatch.set(rule.match, rule)
      }
    },
    /** Every topic that has a rule; `*` is a number. */
    matches: (): string[] => [...byMatch.keys()],
    of: (topic: string): TopicRule | undefined => byMatch.get(familyOf(topic)),
    stateMsOf: (topic: Topic): number => byMatch.get(familyOf(topic))?.stateMs ?? stateMsDefault,
    async allows(topic: Topic, session: Session | undefined): Promise<boolean> {
      return (await byMatch.get(familyOf(topic))?.mayJoin(topic, session)) ?? false
    },
  }
}

export type TopicRules = ReturnType<typeof createTopicRules>
