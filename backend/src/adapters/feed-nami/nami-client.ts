import { isRecord } from '@pitchside/base'
import type { Clock } from '../../kernel/clock'
import { type Bounds, boundedJson, NamiError } from './bounded-json'

export interface NamiClientOptions {
  /** Address of the provider, e.g. `https://open.example.com`. */
  url: string
  user: string
  secret: string
  clock: Clock
  bounds?: Partial<Bounds>
  /** Pause before the second and third try. */
  retryMs?: number
}

export interface NamiClient {
  /** What stands in `results`. Rejects with a {@link NamiError}. */
  get(path: string, query?: Readonly<Record<string, string>>): Promise<unknown>
}

const defaults: Bounds = { timeoutMs: 8_000, bytes: 16 * 1024 * 1024 }
const tries = 3
/** So many failures in a row open the circuit: for a while nothing is asked at all. */
const failuresToOpen = 5
const openMs = 30_000
const isWorthRetrying = (error: unknown) =>
  error instanceof NamiError && ['unreachable', 'slow', 'server', 'not-json'].includes(error.fault)

/** Requests to the provider: bounded, tried again after a growing pause, and left alone when it is down. */
export function createNamiClient(options: NamiClientOptions): NamiClient {
  const { clock, retryMs = 500 } = options
  const bounds = { ...defaults, ...options.bounds }
  let failures = 0
  let closedUntil = 0

  async function once(path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
    const url = new URL(path, options.url)
    for (const [name, value] of Object.entries({ user: options.user, secret: options.secret, ...query }))
      url.searchParams.set(name, value)
    const reply = await boundedJson(url, path, bounds)
    if (!isRecord(reply)) throw new NamiError('not-json', path)
    // The provider answers 200 with a code of its own; `err` says why it refuses.
    if ('err' in reply || (reply.code !== 0 && reply.code !== 200))
      throw new NamiError('refused', path, String(reply.err ?? reply.code).slice(0, 80))
    return reply.results
  }

  return {
    async get(path, query = {}) {
      if (clock.now() < closedUntil) throw new NamiError('circuit-open', path)
      for (let attempt = 1; ; attempt += 1) {
        try {
          const results = await once(path, query)
          failures = 0
          return results
        } catch (error) {
          failures += 1
          if (failures >= failuresToOpen) closedUntil = clock.now() + openMs
          if (attempt === tries || failures >= failuresToOpen || !isWorthRetrying(error)) throw error
          await new Promise((resolve) => setTimeout(resolve, retryMs * 2 ** (attempt - 1)))
        }
      }
    },
  }
}
