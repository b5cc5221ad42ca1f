import { useSearchParams } from '@pitchside/platform'
import { useMemo } from 'react'
import type { Sport } from '../matches/match'
import { type DatabaseAddress, readAddress, writeAddress } from './database-address'

const firstLeague: Record<Sport, number> = { football: 82, basketball: 2001 }

/** The page's address, links to others, and the way there. */
export interface DatabaseRoute {
  sport: Sport
  address: DatabaseAddress
  hrefOf(part: Partial<DatabaseAddress>): string
  /** `isReplaced`: a step of a slider, not a page one wants to come back to. */
  go(part: Partial<DatabaseAddress>, options?: { isReplaced?: boolean }): void
}

export function useDatabaseAddress(sport: Sport): DatabaseRoute {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const read = readAddress(params)
    const address = { ...read, id: read.id || firstLeague[sport] }
    return {
      sport,
      address,
      hrefOf: (part) => `/base-${sport}?${writeAddress({ ...address, ...part })}`,
      go(part, options) {
        setParams(writeAddress({ ...address, ...part }), { replace: options?.isReplaced === true })
      },
    }
  }, [params, setParams, sport])
}
