import type { Db } from '../db/db'
import { findBreaches } from '../modules/wallet/audit.queries'

/** What is wrong with the money, in words; a test of money expects none after each of its steps. */
export async function ledgerProblems(db: Db): Promise<string[]> {
  return (await findBreaches(db)).map(({ invariant, about }) => `${invariant} ${about}`)
}
