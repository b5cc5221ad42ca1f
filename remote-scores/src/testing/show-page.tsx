import { addTexts, type Language, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import en from '../i18n/en.json'
import vi from '../i18n/vi.json'
import zh from '../i18n/zh.json'

const texts = { en, vi, zh }
/** A machine that does much else is slow, not wrong. */
configure({ asyncUtilTimeout: 5_000 })

/** The texts of the remote in one language. */
export async function speak(language: Language = 'en'): Promise<void> {
  await startI18n(language, {})
  addTexts('scores', texts[language])
}

/** Shows something on a page with an address of its own; each question is asked once. */
export async function showPage(view: ReactNode, { address = '/', language = 'en' as Language } = {}) {
  await speak(language)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter([{ path: '*', element: view }], { initialEntries: [address] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    client,
    path: () => router.state.location.pathname + router.state.location.search,
    back: () => act(() => router.navigate(-1)),
  }
}

/** Asks a question of the page again, and lets the page draw what came of it: also when that is nothing. */
export const askAgain = (client: QueryClient, queryKey: readonly unknown[]) =>
  act(async () => {
    await client.refetchQueries({ queryKey })
    await new Promise((told) => setTimeout(told))
  })
