import { startI18n } from '@pitchside/i18n'
import { Link, QueryClientProvider } from '@pitchside/platform'
import { setDefaultLink } from '@pitchside/ui'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { queryClient } from '../boot/query-client'
import { type Contributions, ContributionsProvider, noContributions } from '../contributions/contributions'
import zh from '../i18n/zh.json'

/** Shows where the router is, for tests that follow a navigation. */
function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

/** Draws a part of the frame in Chinese, at an address, with what remotes contribute. */
export async function renderPage(
  content: ReactNode,
  { at = '/main', contributions = noContributions }: { at?: string; contributions?: Contributions } = {},
): Promise<RenderResult> {
  await startI18n('zh', zh)
  setDefaultLink(Link)
  queryClient.clear()
  return render(
    <QueryClientProvider client={queryClient}>
      <ContributionsProvider value={contributions}>
        <MemoryRouter initialEntries={[at]}>
          {content}
          <Address />
        </MemoryRouter>
      </ContributionsProvider>
    </QueryClientProvider>,
  )
}
