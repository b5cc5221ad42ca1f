import type { Config } from '../config'
import type { Clock } from '../kernel/clock'
import type { Log } from '../kernel/log'
import type { Random } from '../kernel/random'
import type { PubSub } from '../realtime/pubsub.port'
import { createMemoryPubSub } from './pubsub-memory/pubsub-memory'
import { createRedisPubSub } from './pubsub-redis/pubsub-redis'

export interface OpenPubSub {
  pubsub: PubSub
  close(): Promise<void>
}

/** Topics within this process, or between all that share a Redis. */
export async function openPubSub(
  { redisUrl }: Config,
  { clock, random, log }: { clock: Clock; random: Random; log: Log },
): Promise<OpenPubSub> {
  const newWord = () => random.token(6)
  if (redisUrl === undefined)
    return { pubsub: createMemoryPubSub(newWord, () => clock.now()), close: async () => undefined }
  const onError = (error: unknown) => log.error({ err: error }, 'Redis does not answer as it should')
  const pubsub = createRedisPubSub({ url: redisUrl, newWord, onError })
  await pubsub.open()
  return { pubsub, close: pubsub.close }
}
