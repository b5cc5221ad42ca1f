import { useAddress } from '@pitchside/platform'
import { useMemo } from 'react'
import type { Sport } from '../../parts/matches/match'
import { type DatabaseAddress, readAddress, writeAddress } from './database-address'

const firstLeague: Record<Sport, number> = { football: 82, basketball: 2001 }

const steps = ['id', 'season', 'tab', 'stage', 'round', 'team', 'player']

/** The page's address, links to others, and the way there. */
export interface DatabaseRoute {
  sport: Sport
  address: DatabaseAddress
  hrefOf(part: Partial<DatabaseAddress>): string
  go(part: Partial<DatabaseAddress>): void
}

export function useDatabaseAddress(sport: Sport): DatabaseRoute {
  const [params, setParams] = useAddress(steps)
  return useMemo(() => {
    const read = readAddress(params)
    const address = { ...read, id: read.id || firstLeague[sport] }
    return {
      sport,
      address,
      hrefOf: (part) => `/base-${sport}?${writeAddress({ ...address, ...part })}`,
      go: (part) => setParams(writeAddress({ ...read, ...part })),
    }
  }, [params, setParams, sport])
}
