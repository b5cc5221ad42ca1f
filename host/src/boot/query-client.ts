import { QueryClient } from '@pitchside/platform'

/**
 * The page's cache of server data, given to host and remotes alike. Start-up puts what it loaded under the names of
 * the calls, so that a remote's `useQuery({ queryKey: ['getSettings'], ... })` finds it without a second request.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: 1, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always', retry: false },
  },
})
