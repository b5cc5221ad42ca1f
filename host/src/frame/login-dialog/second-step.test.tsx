import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { authStore } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { dismissToast } from '@pitchside/ui'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { startHttp } from '../../boot/http-notices'
import { type Answer, type AnsweringServer, startAnsweringServer } from '../../testing/answering-server'
import { captcha, user } from '../../testing/log-in-answers'
import { renderPage } from '../../testing/render-page'
import { forgetEverything } from '../../testing/session'
import { Toasts } from '../notices/toasts'
import { LoginHost } from './login-host'

const refusal = (reason: string, msg: string, data: unknown = null): Answer => ({
  envelope: { code: 1, msg, data, reason },
})
const asked = { ticket: 'ticket-of-step', expires_in: 300, methods: ['totp', 'recovery'] }

let server: AnsweringServer

beforeEach(async () => {
  forgetEverything()
  server = await startAnsweringServer({
    createCaptcha: { data: captcha },
    solveCaptcha: { data: { ticket: 'ticket-1' } },
    login: refusal('second-factor-needed', '请完成第二步验证', asked),
    confirmLogIn: { data: user },
  })
})
afterEach(async () => {
  act(() => dismissToast())
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  await server.close()
})

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = (name: string) => server.calls.filter((call) => call.name === name).map(({ input }) => input)

async function givePassword() {
  type('密码', 'Pitchside1')
  press('登录')
  const slider = await screen.findByRole('slider')
  await waitFor(() => expect(slider.getAttribute('aria-disabled')).toBe('false'))
  for (let step = 0; step < 5; step += 1) fireEvent.keyDown(slider, { key: 'ArrowRight' })
  fireEvent.keyDown(slider, { key: 'Enter' })
  await screen.findByRole('heading', { name: /两步验证/ })
}
/** To where the password was right. */
async function logIn(resume?: () => unknown) {
  await renderPage(
    <>
      <LoginHost />
      <Toasts />
    </>,
  )
  startHttp(server.address)
  act(() => bus.emit('login.requested', { mode: 'password', resume }))
  await screen.findByRole('dialog', { name: '登录' })
  type('手机号', '13900000001')
  await givePassword()
}

describe('the second step of the log-in', () => {
  test('EDGE-06 a code of the app: its field has the focus and takes digits; a wrong one is told there, a right one logs in', async () => {
    const resume = jest.fn()
    await logIn(resume)
    const field = screen.getByLabelText<HTMLInputElement>('6 位验证码')
    expect(document.activeElement).toBe(field)
    expect([field.autocomplete, field.inputMode, field.maxLength]).toEqual(['one-time-code', 'numeric', 6])
    // What leads on is no failure: nobody is told one.
    expect(screen.queryByText('请完成第二步验证')).toBeNull()
    type('6 位验证码', '12a3')
    expect(field.value).toBe('123')
    press('验证')
    expect(screen.getByRole('alert').textContent).toBe('请输入 6 位数字验证码')
    expect(sent('confirmLogIn')).toEqual([])
    server.answer('confirmLogIn', refusal('second-factor-wrong', '验证失败'))
    type('6 位验证码', '123456')
    press('验证')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('验证失败'))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    server.answer('confirmLogIn', { data: user })
    type('6 位验证码', '654321')
    expect(screen.queryByRole('alert')).toBeNull()
    press('验证')
    await waitFor(() => expect(resume).toHaveBeenCalledTimes(1))
    expect(sent('confirmLogIn').at(-1)).toEqual({ ticket: 'ticket-of-step', method: 'totp', code: '654321' })
    expect(authStore.getState().user?.token).toBe('fresh')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('EDGE-06 a recovery code is sent as it was typed; passkeys are not offered where there are none', async () => {
    server.answer(
      'login',
      refusal('second-factor-needed', '', { ...asked, methods: ['passkey', 'totp', 'recovery'], passkey: {} }),
    )
    await logIn()
    expect(screen.queryByRole('button', { name: '使用通行密钥' })).toBeNull()
    press('使用恢复码')
    const field = screen.getByLabelText<HTMLInputElement>('恢复码')
    expect(document.activeElement).toBe(field)
    type('恢复码', ' k7m1q-x3nd0 ')
    press('验证')
    await waitFor(() =>
      expect(sent('confirmLogIn')).toEqual([{ ticket: 'ticket-of-step', method: 'recovery', code: 'k7m1q-x3nd0' }]),
    )
  })

  test('EDGE-06 a browser with passkeys is asked for one first; a question that is closed is told, other ways stay', async () => {
    const asksBrowser = jest.fn(() => Promise.reject(new DOMException('closed', 'NotAllowedError')))
    Object.assign(window, { PublicKeyCredential: function PublicKeyCredential() {} })
    Object.assign(navigator, { credentials: { get: asksBrowser } })
    const passkey = {
      challenge: 'AAAA',
      rpId: 'localhost',
      timeout: 1_000,
      allowCredentials: [],
      userVerification: 'preferred',
    }
    server.answer(
      'login',
      refusal('second-factor-needed', '', { ...asked, methods: ['totp', 'passkey', 'recovery'], passkey }),
    )
    await logIn()
    const button = screen.getByRole('button', { name: '使用通行密钥' })
    expect(document.activeElement).toBe(button)
    fireEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toBe('没有完成验证，请重试或换一种方式')
    expect(asksBrowser).toHaveBeenCalledTimes(1)
    press('使用验证器 App')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('6 位验证码'))
  })

  test('EDGE-06 the way back leads to the password, which is asked for again; a log-in that is over goes there by itself', async () => {
    await logIn()
    press('返回')
    const password = screen.getByLabelText<HTMLInputElement>('密码')
    expect(password.value).toBe('')
    expect(document.activeElement).toBe(password)
    expect((screen.getByLabelText('手机号') as HTMLInputElement).value).toBe('13900000001')
    await givePassword()
    server.answer('confirmLogIn', refusal('second-step-over', '本次登录已失效，请重新输入密码'))
    type('6 位验证码', '123456')
    press('验证')
    expect(await screen.findByText('本次登录已失效，请重新输入密码')).toBeTruthy()
    expect(screen.getByLabelText('密码')).toBeTruthy()
  })

  test('EDGE-06 an account that must have a factor sets one up, keeps its codes, and gets in', async () => {
    server.answer('login', refusal('second-factor-missing', '', { ticket: 'enrol', expires_in: 600, kinds: ['totp'] }))
    server.answer('startTotp', { data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', img: 'data:image/svg+xml,' } })
    server.answer('confirmTotp', { data: { codes: ['one-1', 'two-2'] } })
    await logIn()
    press('添加验证器 App')
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy()
    type('6 位验证码', '123456')
    press('验证')
    expect((await screen.findByRole('list', { name: '恢复码' })).textContent).toBe('one-1two-2')
    expect(authStore.getState().user).toBeUndefined()
    press('已保存，继续登录')
    await waitFor(() => expect(authStore.getState().user?.token).toBe('fresh'))
    expect(sent('startTotp')).toEqual([{ ticket: 'enrol' }])
    expect(sent('confirmTotp')).toEqual([{ ticket: 'enrol', code: '123456' }])
    expect(sent('confirmLogIn')).toEqual([{ ticket: 'enrol', method: 'enrolled' }])
  })
})
