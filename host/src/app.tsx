import { QueryClientProvider } from '@pitchside/platform'
import { SlotProvider } from '@pitchside/remote-kit'
import type { ResolvedRelease } from '@pitchside/remote-kit/manifest'
import { useMemo, useSyncExternalStore } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { queryClient } from './boot/query-client'
import { ContributionsProvider } from './contributions/contributions'
import { contributionsOf } from './contributions/release-contributions'
import { type Federation, lateRoutes, NewerHostBar, OverrideBadge, type ReleaseTable, remoteRoutes } from './federation'
import { framedRoutes, frameRouteId, siteRoutes } from './routes'

/** The router of the site; pages of a release that is promoted meanwhile are found before anybody says 404. */
export function createSiteRouter(table: ReleaseTable) {
  const remotes = remoteRoutes(table)
  const known = new Set(remotes.flatMap((route) => route.id ?? []))
  return createBrowserRouter(siteRoutes(remotes), {
    patchRoutesOnNavigation: ({ patch }) => {
      const late = lateRoutes(table, known)
      for (const route of late) if (route.id) known.add(route.id)
      patch(frameRouteId, framedRoutes(late))
    },
  })
}

function useRelease(table: ReleaseTable): ResolvedRelease {
  return useSyncExternalStore(table.subscribe, table.newest)
}

interface AppProps {
  federation: Federation
  router: ReturnType<typeof createSiteRouter>
}

/** The whole page. */
export function App({ federation, router }: AppProps) {
  const release = useRelease(federation.table)
  const contributions = useMemo(() => contributionsOf(release), [release])
  return (
    <QueryClientProvider client={queryClient}>
      <ContributionsProvider value={contributions}>
        <SlotProvider value={federation.SlotRenderer}>
          <RouterProvider router={router} />
          <NewerHostBar table={federation.table} />
          <OverrideBadge overrides={federation.table.overrides} />
        </SlotProvider>
      </ContributionsProvider>
    </QueryClientProvider>
  )
}
