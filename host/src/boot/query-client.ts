import { CallError } from '@pitchside/http'
import { QueryClient } from '@pitchside/platform'

/** Once more after a failure. What does not exist is not asked for again. */
const retry = (failures: number, error: Error) => failures < 1 && !(error instanceof CallError && error.isMissing)

/**
 * The page's cache of server data, given to host and remotes alike. Start-up puts what it loaded under the names of
 * the calls, so that a remote's `useQuery({ queryKey: ['getSettings'], ... })` finds it without a second request.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always', retry: false },
  },
})
