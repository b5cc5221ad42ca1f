import { CallError } from '@pitchside/http'
import { QueryClient } from '@pitchside/platform'

/** Once more after a failure. What does not exist is not asked for again. */
const retry = (failures: number, error: Error) => failures < 1 && !(error instanceof CallError && error.isMissing)

/** Whoever changed something asks anew for what shows it; also when its first answer, from before the change, is on its way. */
class FreshQueryClient extends QueryClient {
  override invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    if (filters?.refetchType !== 'none')
      // The library gives up what is on its way only where an older answer stands.
      for (const query of this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' }))
        if (query.state.data === undefined && !query.isDisabled()) void query.cancel({ silent: true })
    return super.invalidateQueries(filters, options)
  }
}

/**
 * The page's cache of server data, given to host and remotes alike. Start-up puts what it loaded under the names of
 * the calls, so that a remote's `useQuery({ queryKey: ['getSettings'], ... })` finds it without a second request.
 */
export const queryClient: QueryClient = new FreshQueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always', retry: false },
  },
})
