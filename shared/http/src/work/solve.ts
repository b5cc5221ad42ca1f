import type { WorkChallenge } from '@pitchside/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Somebody waits for it: a device that takes longer than this is told that it did not work. */
const solveMs = 60_000

/** The solution of a puzzle; null when there was not enough time. */
export const solve = (challenge: WorkChallenge) => solveChallenge({ challenge, deriveKey, timeout: solveMs })
