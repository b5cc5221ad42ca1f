import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { startI18n } from '@pitchside/i18n'
import { QueryClientProvider } from '@pitchside/platform'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { queryClient } from './boot/query-client'
import zh from './i18n/zh.json'
import { siteRoutes } from './routes'
import { type AnsweringServer, startAnsweringServer } from './testing/answering-server'
import { forgetEverything, signInAs } from './testing/session'

const remotes: RouteObject[] = [
  { path: '/football', element: <p>比分列表</p> },
  { path: '/chat-chat', handle: { isMemberOnly: true }, element: <p>会话列表</p> },
]

let server: AnsweringServer

beforeEach(async () => {
  forgetEverything()
  window.scrollTo = () => undefined
  server = await startAnsweringServer({})
  await startI18n('zh', zh)
})
afterEach(() => server.close())

function visit(at: string) {
  const router = createMemoryRouter(siteRoutes(remotes), { initialEntries: [at] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

describe('addresses of the site', () => {
  test('SHELL-01 the root leads to the home page, an unknown path to the not-found page', async () => {
    const home = visit('/')
    await waitFor(() => expect(home.state.location.pathname).toBe('/main'))
    const unknown = visit('/no/such/page')
    await waitFor(() => expect(unknown.state.location.pathname).toBe('/404'))
    expect(await screen.findByText('没有找到这个页面')).toBeTruthy()
  })

  test('SHELL-01 a page of a remote opens by its address, in any case of letters', async () => {
    visit('/Football')
    expect(await screen.findByText('比分列表')).toBeTruthy()
    expect(screen.getByRole('main')).toBeTruthy()
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(screen.getByRole('contentinfo')).toBeTruthy()
  })

  test('SHELL-14 the chat page is shown only when logged in; a visitor gets the log-in dialog', async () => {
    visit('/chat-chat')
    expect(await screen.findByText('登录后查看')).toBeTruthy()
    expect(screen.queryByText('会话列表')).toBeNull()
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeTruthy()
    await act(async () => signInAs())
    expect(await screen.findByText('会话列表')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
