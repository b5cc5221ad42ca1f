import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { authStore, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { type CallError, call } from '@pitchside/http'
import { dismissToast } from '@pitchside/ui'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { SessionLostDialog } from '../frame/notices/session-lost-dialog'
import { Toasts } from '../frame/notices/toasts'
import { type AnsweringServer, refused, startAnsweringServer } from '../testing/answering-server'
import { renderPage } from '../testing/render-page'
import { forgetEverything, signInAs } from '../testing/session'
import { startHttp } from './http-notices'

let server: AnsweringServer
const reload = jest.fn()

beforeEach(async () => {
  forgetEverything()
  reload.mockClear()
  server = await startAnsweringServer({})
  await renderPage(
    <>
      <SessionLostDialog reload={reload} />
      <Toasts />
    </>,
  )
  startHttp(server.address)
})

afterEach(async () => {
  jest.useRealTimers()
  act(() => dismissToast())
  await server.close()
})

const failing = (isQuiet = false) =>
  act(async () => {
    await call('getSupportAgent', {}, { isQuiet }).catch((error: CallError) => error)
  })

describe('what a failed call tells the visitor', () => {
  test('SHELL-10 code 1 shows its text, and "Error" when it has none', async () => {
    server.answer('getSupportAgent', refused(1, '验证码错误'))
    await failing()
    expect(screen.getByText('验证码错误')).toBeTruthy()
    server.answer('getSupportAgent', refused(1, ''))
    await failing()
    expect(screen.getByText('Error')).toBeTruthy()
  })

  test('EDGE-06 a refusal that leads on is left to who expects it; any other is shown', async () => {
    const asking = () =>
      act(async () => {
        await call('getSupportAgent', {}, { expected: ['refused'] }).catch((error: CallError) => error)
      })
    server.answer('getSupportAgent', refused(1, '请完成第二步验证'))
    await asking()
    expect(screen.queryByText('请完成第二步验证')).toBeNull()
    server.answer('getSupportAgent', { envelope: { code: 1, msg: '密码不正确', data: null, reason: 'login-wrong' } })
    await asking()
    expect(screen.getByText('密码不正确')).toBeTruthy()
  })

  test('SHELL-10 the text of code 1 goes after five seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
    server.answer('getSupportAgent', refused(1, '稍后再试'))
    await failing()
    act(() => jest.advanceTimersByTime(4_900))
    expect(screen.queryByText('稍后再试')).toBeTruthy()
    act(() => jest.advanceTimersByTime(200))
    expect(screen.queryByText('稍后再试')).toBeNull()
  })

  test.each([50008, 50012, 50014])('SHELL-10 code %d asks: stay, or log in again', async (code) => {
    signInAs()
    server.answer('getSupportAgent', refused(code, '登录已失效'))
    await failing()
    fireEvent.click(screen.getByRole('button', { name: '留在此页' }))
    expect(authStore.getState().user?.id).toBe(7)
    expect(reload).not.toHaveBeenCalled()
    await failing()
    fireEvent.click(await screen.findByRole('button', { name: '重新登录' }))
    expect(authStore.getState().user).toBeUndefined()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('AUTH-06 who ended the session is not asked about it, whether the server tells before or after', async () => {
    signInAs()
    server.answer('getSupportAgent', refused(50008, '登录已失效'))
    await failing()
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    act(() => signedOut())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await failing()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await act(async () => signInAs())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('AUTH-06 a late answer to the session before does not end the one that was opened meanwhile', async () => {
    signInAs({ token: 'before' })
    server.answer('getSupportAgent', refused(700, '请登录'))
    const late = failing(true)
    act(() => signInAs({ token: 'after' }))
    await late
    expect(authStore.getState().user?.token).toBe('after')
  })

  test('SHELL-10 code 700 forgets the user and says so once in two seconds, with the way to the log-in', async () => {
    signInAs()
    server.answer('getSupportAgent', refused(700, '请登录'))
    await failing(true)
    expect(authStore.getState().user).toBeUndefined()
    expect(localStorage.getItem('userInfo')).toBeNull()
    expect(screen.getAllByText('请登录后操作')).toHaveLength(1)
    act(() => dismissToast())
    await failing(true)
    expect(screen.queryByText('请登录后操作')).toBeNull()
    const later = performance.now() + 2_001
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => later)
    await failing(true)
    clock.mockRestore()
    const asked = jest.fn()
    const stop = bus.on('login.requested', asked)
    fireEvent.click(screen.getByRole('button', { name: '登录' }))
    stop()
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
