import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { type AnsweringServer, startAnsweringServer } from '../../testing/answering-server'
import { renderPage } from '../../testing/render-page'
import { forgetEverything } from '../../testing/session'
import { MemberGate } from '../member-gate'
import LoginPage from './login.page'

let server: AnsweringServer
beforeEach(async () => {
  forgetEverything()
  server = await startAnsweringServer({
    createLoginQr: { data: { code: 'q', img: 'data:image/png;base64,', expires_in: 120, url: '' } },
  })
})
afterEach(() => server.close())

test('AUTH-01 the log-in page opens on the QR code', async () => {
  await renderPage(<LoginPage />, { at: '/login' })
  expect(await screen.findByRole('img', { name: '登录二维码' })).toBeTruthy()
})

test('AUTH-02 an invitation leads to the registration with its code', async () => {
  await renderPage(<LoginPage />, { at: '/login?invite=ABCD2345' })
  expect(screen.getByPlaceholderText<HTMLInputElement>(/邀请码/).value).toBe('ABCD2345')
})

test('HDR-05 who is sent to their space without being signed in reads "please log in and retry"', async () => {
  await renderPage(<MemberGate>own</MemberGate>, { at: '/member?type=18' })
  expect(screen.getByText('请登录后重试')).toBeTruthy()
  expect(screen.queryByText('own')).toBeNull()
})
