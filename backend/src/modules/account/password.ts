import { hash, verify } from '@node-rs/argon2'

/** argon2id (number 2 of the library), 19 MiB, two passes, as OWASP asks. */
export const passwordCost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes at once: a flood of log-ins must not take every thread of the pool. */
const atOnceMax = 4

function createQueue(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    while (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time for a user who doesn't exist (`stored` undefined), which is always false. */
  matches(stored: string | undefined, password: string): Promise<boolean>
}

export function createPasswords(): Passwords {
  const queue = createQueue(atOnceMax)
  const nobody = hash('nobody has this password', passwordCost)
  return {
    hash: (password) => queue(() => hash(password, passwordCost)),
    matches: (stored, password) =>
      queue(async () => {
        const isEqual = await verify(stored ?? (await nobody), password)
        return stored !== undefined && isEqual
      }),
  }
}
