import { readStored, writeStored } from '@pitchside/base'
import { call } from '@pitchside/http'

/** Local storage key of the messaging account of a visitor who is not signed in. */
export const touristAccountKey = 'imTouristAccount'

export interface TouristAccount {
  id: string
  sig: string
}

const isTouristAccount = (value: unknown): value is TouristAccount =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as TouristAccount).id === 'string' &&
  (value as TouristAccount).id !== '' &&
  typeof (value as TouristAccount).sig === 'string'

export const storedTouristAccount = (): TouristAccount | undefined =>
  readStored(localStorage, touristAccountKey, isTouristAccount)

/** Asks for a tourist account and keeps it. */
export async function requestTouristAccount(): Promise<TouristAccount> {
  const account = await call('getTouristAccount', {}, { isQuiet: true })
  writeStored(localStorage, touristAccountKey, account)
  return account
}
