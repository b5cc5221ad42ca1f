import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { authStore, signedOut, userInfoKey } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { socket } from '@pitchside/socket'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { clientState, defaultSettings } from '../../boot/client-state.store'
import { followSession } from '../../boot/follow-session'
import { MemberGate } from '../../pages/member-gate'
import { type AnsweringServer, refused, startAnsweringServer } from '../../testing/answering-server'
import { FakeWebSocket } from '../../testing/fake-web-socket'
import { captcha, user } from '../../testing/log-in-answers'
import { renderPage } from '../../testing/render-page'
import { forgetEverything, signInAs } from '../../testing/session'
import { LoginHost } from './login-host'

const qr = { code: 'qr-1', img: 'data:image/png;base64,', expires_in: 120, url: '' }

let server: AnsweringServer

beforeEach(async () => {
  forgetEverything()
  clientState.setState({ settings: defaultSettings })
  server = await startAnsweringServer({
    createLoginQr: { data: qr },
    createCaptcha: { data: captcha },
    solveCaptcha: { data: { ticket: 'ticket-1' } },
    login: { data: user },
    register: { data: null },
    resetPassword: { data: null },
    sendCode: { data: null },
    signOut: { data: null },
  })
})
afterEach(async () => {
  jest.useRealTimers()
  await server.close()
})

async function open(mode?: 'qr' | 'password' | 'register' | 'forgot', resume?: () => unknown) {
  await renderPage(<LoginHost />)
  act(() => bus.emit('login.requested', { mode, resume }))
  return screen.findByRole('dialog', { name: '登录' })
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const seen = (name: string) => server.calls.filter((call) => call.name === name)

/** Slides the captcha by keyboard. */
async function solveCaptcha() {
  const slider = await screen.findByRole('slider')
  await waitFor(() => expect(slider.getAttribute('aria-disabled')).toBe('false'))
  for (let step = 0; step < 5; step += 1) fireEvent.keyDown(slider, { key: 'ArrowRight' })
  fireEvent.keyDown(slider, { key: 'Enter' })
}

describe('the log-in dialog', () => {
  test('AUTH-01 opens on the QR log-in; a scan shows the check mark, the confirmation logs in', async () => {
    globalThis.WebSocket = FakeWebSocket as unknown as typeof WebSocket
    const stop = socket.start({ url: () => 'ws://sockets.example', ticket: async () => undefined })
    await open()
    await screen.findByRole('img', { name: '登录二维码' })
    await waitFor(() => expect(FakeWebSocket.last().sent).toContainEqual({ type: 'login', code: 'qr-1' }))
    act(() => FakeWebSocket.last().push({ code: 200, data: { type: 'scan', code: 'qr-1' } }))
    expect(screen.getByText('扫描成功')).toBeTruthy()
    act(() => FakeWebSocket.last().push({ code: 200, data: { type: 'login', code: 'qr-1', ...user } }))
    expect(authStore.getState().user?.token).toBe('fresh')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    stop()
  })

  test('AUTH-01 a code that is too old says so and another one is asked for', async () => {
    server.answer('createLoginQr', { data: { ...qr, expires_in: 0 } })
    await open()
    expect(await screen.findByText('二维码已失效')).toBeTruthy()
    server.answer('createLoginQr', { data: { ...qr, code: 'qr-2' } })
    press('刷新二维码')
    await waitFor(() => expect(seen('createLoginQr')).toHaveLength(2))
    expect(await screen.findByText('手机扫码登录')).toBeTruthy()
    // The site needs no app for it.
    expect(screen.getByRole('dialog').textContent).not.toMatch(/打开 App|首页右上角/)
  })

  test('AUTH-02 AUTH-05 password log-in after the captcha: dialog closes, user and token are kept, the page goes on', async () => {
    const resume = jest.fn()
    await open('password', resume)
    const messaging: unknown[] = []
    const stopBus = bus.on('messaging.login', (event) => void messaging.push(event))
    const stopSession = followSession()
    type('手机号', '139 0000 0001')
    type('密码', 'Pitchside1')
    press('登录')
    expect(seen('login')).toHaveLength(0)
    await solveCaptcha()
    await waitFor(() => expect(resume).toHaveBeenCalledTimes(1))
    expect(seen('login')[0]?.input).toEqual({
      mobile: '86-13900000001',
      password: 'Pitchside1',
      captcha: 'ticket-1',
      device_type: 'pc',
    })
    expect(JSON.parse(localStorage.getItem(userInfoKey) ?? '')).toMatchObject({ id: 7, token: 'fresh' })
    expect(document.cookie).toContain('token=fresh')
    expect(messaging).toEqual([{ accountId: '7', signature: 'sig', isTourist: false }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    stopBus()
    stopSession()
  })

  test('AUTH-02 a code that comes to the number logs in as well, without password and captcha', async () => {
    await open()
    press('短信登录')
    press('登录')
    expect(screen.getByText('请输入手机号')).toBeTruthy()
    type('手机号', '13900000001')
    press('登录')
    expect(screen.getByText('请输入验证码')).toBeTruthy()
    expect(seen('login')).toHaveLength(0)
    type('短信验证码', '123456')
    press('登录')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(seen('login')[0]?.input).toEqual({ mobile: '86-13900000001', code: '123456', device_type: 'pc' })
    expect(authStore.getState().user?.token).toBe('fresh')
  })

  test('AUTH-02 "remember the account" keeps number and country, never the password', async () => {
    await open('password')
    type('手机号', '13900000001')
    type('密码', 'Pitchside1')
    fireEvent.click(screen.getByLabelText('记住账号'))
    press('登录')
    await solveCaptcha()
    await waitFor(() => expect(localStorage.getItem('account')).not.toBeNull())
    expect(JSON.parse(localStorage.getItem('account') ?? '')).toEqual({ countryCode: '86', mobile: '13900000001' })
    cleanup()
    signedOut()
    await open('password')
    expect((screen.getByLabelText('手机号') as HTMLInputElement).value).toBe('13900000001')
  })

  test('AUTH-02 password, register and forgot lead to each other as specified', async () => {
    await open('password')
    press('立即注册')
    expect(screen.getByRole('heading', { name: '注册账号' })).toBeTruthy()
    press('去登录')
    press('忘记密码')
    expect(screen.getByRole('heading', { name: /找回密码/ })).toBeTruthy()
    press('返回')
    expect(screen.getByRole('button', { name: '忘记密码' })).toBeTruthy()
  })

  test('AUTH-02 a registration goes through the captcha and returns to the password log-in', async () => {
    await open('register')
    type('手机号', '13800000000')
    type('短信验证码', '123456')
    type('设置密码', 'Pitchside1')
    type('邀请码（选填）', 'FRIEND')
    press('注册')
    await solveCaptcha()
    expect(await screen.findByRole('button', { name: '忘记密码' })).toBeTruthy()
    expect(seen('register')[0]?.input).toEqual({
      mobile: '86-13800000000',
      password: 'Pitchside1',
      code: '123456',
      captcha: 'ticket-1',
      device_type: 'pc',
      invite: 'FRIEND',
    })
  })

  test('AUTH-02 a reset password returns to the password log-in', async () => {
    await open('forgot')
    type('手机号', '13800000000')
    type('短信验证码', '123456')
    type('新密码', 'Pitchside2')
    press('重置密码')
    expect(await screen.findByRole('button', { name: '忘记密码' })).toBeTruthy()
    expect(seen('resetPassword')[0]?.input).toEqual({
      mobile: '86-13800000000',
      password: 'Pitchside2',
      code: '123456',
    })
  })

  test.each(['password', 'register', 'forgot'] as const)('AUTH-03 the number is required in %s', async (mode) => {
    await open(mode)
    press({ password: '登录', register: '注册', forgot: '重置密码' }[mode])
    expect(screen.getByText('请输入手机号')).toBeTruthy()
    expect(screen.getByLabelText('手机号').getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('slider')).toBeNull()
  })

  test('AUTH-03 the country comes from the settings and goes with the number; lengths are limited', async () => {
    clientState.setState({
      settings: {
        ...defaultSettings,
        countryCodes: [
          { code: '86', name: '中国' },
          { code: '84', name: '越南' },
        ],
      },
    })
    await open('register')
    expect((screen.getByLabelText('手机号') as HTMLInputElement).maxLength).toBe(11)
    expect((screen.getByLabelText('短信验证码') as HTMLInputElement).maxLength).toBe(6)
    await act(async () => press('国家或地区代码: +86'))
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: /越南/ }))
    type('手机号', '912345678')
    press('获取验证码')
    await waitFor(() => expect(seen('sendCode')[0]?.input).toEqual({ mobile: '84-912345678', type: 1 }))
  })

  test('AUTH-03 get-code needs the number, then counts down 60 s and survives closing the dialog', async () => {
    await open('forgot')
    press('获取验证码')
    expect(screen.getByText('请输入手机号')).toBeTruthy()
    expect(seen('sendCode')).toHaveLength(0)
    type('手机号', '13800000000')
    press('获取验证码')
    const counting = (await screen.findByRole('button', { name: /(60|59) s 后重发/ })) as HTMLButtonElement
    expect(counting.disabled).toBe(true)
    expect(seen('sendCode')[0]?.input).toEqual({ mobile: '86-13800000000', type: 2 })
    press('关闭')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => bus.emit('login.requested', { mode: 'forgot' }))
    expect(await screen.findByRole('button', { name: /s 后重发/ })).toBeTruthy()
  })

  test('AUTH-04 a captcha that is missed brings another picture and no log-in', async () => {
    server.answer('solveCaptcha', refused(1, 'wrong'))
    await open('password')
    type('手机号', '13900000001')
    type('密码', 'x')
    press('登录')
    await solveCaptcha()
    expect(await screen.findByText('没有对准，请再试一次')).toBeTruthy()
    await waitFor(() => expect(seen('createCaptcha')).toHaveLength(2))
    expect(seen('login')).toHaveLength(0)
  })

  test('closing the dialog drops what was to follow', async () => {
    const resume = jest.fn()
    await open('password', resume)
    press('关闭')
    await act(async () => signInAs())
    expect(resume).not.toHaveBeenCalled()
  })

  test('AUTH-07 a log-in in another tab closes the dialog here and resumes', async () => {
    const resume = jest.fn()
    await open('password', resume)
    const stopSession = followSession()
    localStorage.setItem(userInfoKey, JSON.stringify(user))
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: userInfoKey })))
    await waitFor(() => expect(resume).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    stopSession()
  })

  test('AUTH-06 logging out leaves the chat, forgets user and token, goes home and tells the server', async () => {
    signInAs({ token: 'to-be-ended' })
    await renderPage(<LoginHost />, { at: '/member?type=1' })
    const stopSession = followSession()
    const left = jest.fn()
    const stopBus = bus.on('messaging.logout', left)
    act(() => bus.emit('logout.requested', undefined))
    expect(authStore.getState().user).toBeUndefined()
    expect(localStorage.getItem(userInfoKey)).toBeNull()
    expect(document.cookie).not.toContain('to-be-ended')
    expect(left).toHaveBeenCalledTimes(1)
    expect(screen.getByTestId('address').textContent).toBe('/main')
    await waitFor(() => expect(seen('signOut')[0]?.token).toBe('to-be-ended'))
    stopBus()
    stopSession()
  })

  test('AUTH-06 who logs out on a page for members is not asked to log in; who loses the session there is', async () => {
    signInAs()
    const asked = jest.fn()
    const stopBus = bus.on('login.requested', asked)
    // The page stays drawn until the next one is there.
    await renderPage(
      <>
        <LoginHost />
        <MemberGate>own</MemberGate>
      </>,
      { at: '/member?type=4' },
    )
    act(() => bus.emit('logout.requested', undefined))
    expect(screen.queryByText('own')).toBeNull()
    expect(asked).not.toHaveBeenCalled()
    await act(async () => signInAs())
    await act(async () => signedOut())
    expect(asked).toHaveBeenCalledTimes(1)
    stopBus()
  })
})
