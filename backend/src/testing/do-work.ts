import { type Envelope, isWorkChallenge, workNeeded } from '@pitchside/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/**
 * What a browser of ours does with a reply that asks for work: solves the puzzle, as it is, and resolves with what goes
 * along with the same call. undefined: the reply asks for none.
 */
export async function workFor({ reason, data }: Envelope<unknown>): Promise<string | undefined> {
  if (reason !== workNeeded || !isWorkChallenge(data)) return undefined
  const solution = await solveChallenge({ challenge: data, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: data, solution })).toString('base64')
}
