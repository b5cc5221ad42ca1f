import { type SessionUser, signedIn } from '@pitchside/auth'
import { addTexts, type Language, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { type AnyContribution, type SlotName, type SlotProps, SlotProvider } from '@pitchside/remote-kit'
import { answerCalls, type Question, type Replies } from '@pitchside/testing'
import { act, type RenderResult, render } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { MemoryRouter, matchPath, Route, Routes } from 'react-router-dom'

/** How a test looks at a remote. */
export interface Visit {
  /** Language of the page; English without. */
  language?: Language
  /** Data by call, see `answerCalls`; a call without one is refused. */
  replies?: Replies
  /** Who is logged in; nobody without. */
  user?: Partial<SessionUser>
}

/** What is shown, and what it asked of the server so far. */
export interface Shown extends RenderResult {
  asked: Question[]
}

const somebody: SessionUser = {
  ...{ id: 1, token: 'token', userSig: '', nickname: 'Somebody', avatar: '', expIcon: '' },
  ...{ balance: '0', isAnchor: false },
}

/** Draws something as the shell would, at an address; gives the calls that are made. */
async function show(contribution: AnyContribution, address: string, view: ReactNode, visit: Visit): Promise<Shown> {
  const { language = 'en', replies = {}, user } = visit
  document.documentElement.lang = language
  await startI18n(language, {})
  addTexts(contribution.id, (await contribution.i18n[language]()).default)
  const asked = answerCalls(replies)
  if (user) act(() => signedIn({ ...somebody, ...user }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const shown = render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>
        <SlotProvider value={({ fallback }) => fallback}>{view}</SlotProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { ...shown, asked }
}

/** Draws the page of a remote at an address. Rejects when none of its routes has it. */
export async function renderPage(contribution: AnyContribution, address: string, visit: Visit = {}): Promise<Shown> {
  const [pathname = ''] = address.split('?')
  const route = contribution.routes.find(({ path }) => matchPath(path, pathname))
  if (!route) throw new Error(`remote-${contribution.id} has no page at ${address}`)
  const { default: Page } = await route.page()
  const view = (
    <Routes>
      <Route path={route.path} element={<Page />} />
    </Routes>
  )
  return show(contribution, address, view, visit)
}

/** Draws what a remote puts into a slot. Rejects when it puts nothing there. */
export async function renderSlot<N extends SlotName>(
  contribution: AnyContribution,
  name: N,
  props: SlotProps[N],
  visit: Visit = {},
): Promise<Shown> {
  const slot = contribution.slots.find(({ into }) => into === name)
  if (!slot) throw new Error(`remote-${contribution.id} puts nothing into ${name}`)
  const { default: View } = (await slot.view()) as { default: ComponentType<SlotProps[N]> }
  return show(contribution, '/', <View {...props} />, visit)
}
