import { type SessionUser, signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, type Question, type Replies } from '@pitchside/testing'
import { dismissToast, ToastViewport } from '@pitchside/ui'
import { act, configure, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import en from '../i18n/en.json'
import vi from '../i18n/vi.json'
import zh from '../i18n/zh.json'
import { forgetForms } from './forms/kept-forms'

const texts = { en, vi, zh }
/** A machine that does much else is slow, not wrong. */
configure({ asyncUtilTimeout: 5_000 })

export const me: SessionUser = {
  ...{ id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '' },
  ...{ balance: '9', isAnchor: false },
}

/** A text that would do harm where it is taken for markup. */
export const hostile = '<img src=x onerror="alert(1)">'

let router: ReturnType<typeof createMemoryRouter>
/** Where the member is. */
export const address = () => router.state.location.pathname + router.state.location.search
/** The member goes back, as by the button of the browser. */
export const goBack = () => act(() => router.navigate(-1))
/** The member comes back to the tab: what may be old is asked for again. */
export const comeBack = () => act(() => void window.dispatchEvent(new Event('visibilitychange')))

interface Start {
  language?: keyof typeof texts
  /** `null` is a visitor. */
  user?: Partial<SessionUser> | null
  at?: string
}

/** Shows a part of the member centre to somebody, with toasts; gives what it asks for. */
export async function showMember(
  view: ReactNode,
  replies: Replies,
  { language = 'en', user, at = '/member' }: Start = {},
): Promise<Question[]> {
  localStorage.clear()
  sessionStorage.clear()
  dismissToast()
  forgetForms()
  document.documentElement.lang = language
  await startI18n(language, {})
  addTexts('member', texts[language])
  act(() => (user === null ? signedOut() : signedIn({ ...me, ...user })))
  const asked = answerCalls(replies)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (
    <>
      {view}
      <ToastViewport label="Notices" closeLabel="Close" />
    </>
  )
  router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return asked
}

/** What was sent with a call, in order. */
export const sent = (asked: readonly Question[], name: string) =>
  asked.filter((question) => question.name === name).map(({ input }) => input)

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** What did not load says so; it is asked for again when the server is well and the member wants it. */
export async function tryAgain(server: { mend: () => void }): Promise<void> {
  await screen.findByText('Could not load')
  server.mend()
  press('Try again')
}
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** The cells of the table's rows, as they are read. */
export const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
/** The row something stands in. */
export const rowOf = (inside: HTMLElement) => inside.closest('tr, li') as HTMLElement

/** Fails until it is mended, then answers. */
export function broken(data: unknown) {
  let isBroken = true
  return {
    answer: () => (isBroken ? new Error('down') : data),
    mend: () => {
      isBroken = false
    },
  }
}
/** A reply that waits until it is let go. */
export function held(data: unknown) {
  let release = (_data: unknown): void => undefined
  const waiting = new Promise((resolve) => {
    release = resolve
  })
  return { answer: () => waiting, release: () => act(async () => release(data)) }
}
