import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import en from './i18n/en.json'
import vi from './i18n/vi.json'
import zh from './i18n/zh.json'

const texts = { en, vi, zh }
/** A machine that does much else is slow, not wrong. */
configure({ asyncUtilTimeout: 5_000 })

export const me = {
  ...{ id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9.0', isAnchor: false },
}
export const logIn = (change: Partial<typeof me> = {}) => act(() => signedIn({ ...me, ...change }))

/** Texts of this remote in a language; English for most tests. */
export async function speak(language: keyof typeof texts = 'en'): Promise<void> {
  await startI18n(language, {})
  addTexts('content', texts[language])
}

/** Takes the page away, and whoever is signed in. */
export function leave(): void {
  cleanup()
  act(() => signedOut())
  localStorage.clear()
}

/** Shows something at an address; each question is asked once. Gives the router, whose state names the address. */
export function show(view: ReactNode, address = '/') {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false } },
  })
  const router = createMemoryRouter([{ path: '*', element: view }], { initialEntries: [address] })
  const { container } = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { container, router, client }
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

/** Counts how often a log-in is asked for; `resume` does what the visitor wanted, as the log-in would. */
export function hearLogIns() {
  const asked: (() => unknown)[] = []
  const stop = bus.on('login.requested', ({ resume }) => asked.push(resume ?? (() => undefined)))
  return { asked, stop }
}

/** Asks a question of the page again, and lets the page draw what came of it: also when that is nothing. */
export const askAgain = (client: QueryClient, queryKey: readonly unknown[]) =>
  act(async () => {
    await client.refetchQueries({ queryKey })
    await new Promise((told) => setTimeout(told))
  })
