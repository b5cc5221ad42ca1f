import { createHash } from 'node:crypto'

/** Hash under which secrets of full entropy (tokens, tickets, codes of 128 bits) are kept. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
