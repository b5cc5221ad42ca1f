import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Chance is an argument, as time is. */
export interface Random {
  /** Integer from `min` to `max`, both included, not to be guessed. */
  integer(min: number, max: number): number
  /** Number from 0 to 1, 1 excluded. */
  fraction(): number
  /** URL-safe text of so many random bytes. */
  token(bytes: number): string
  uuid(): string
}

/** Chance from the operating system's source. */
export function createSystemRandom(): Random {
  return {
    integer: (min, max) => randomInt(min, max + 1),
    fraction: () => randomInt(2 ** 48 - 1) / 2 ** 48,
    token: (bytes) => randomBytes(bytes).toString('base64url'),
    uuid: () => randomUUID(),
  }
}
