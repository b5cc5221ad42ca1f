import { describe, expect, jest, test } from '@jest/globals'
import { resumeAfterLogin } from './resume-after-login'

describe('after a log-in', () => {
  test.each(['/live', '/score-live', '/Live'])(
    'AUTH-05 %s is loaded anew, after what the visitor wanted is done',
    async (pathname) => {
      const steps: string[] = []
      await resumeAfterLogin(async () => void steps.push('followed'), {
        pathname,
        reload: () => steps.push('reloaded'),
      })
      expect(steps).toEqual(['followed', 'reloaded'])
    },
  )

  test('AUTH-05 other pages stay', async () => {
    const reload = jest.fn()
    await resumeAfterLogin(undefined, { pathname: '/main', reload })
    expect(reload).not.toHaveBeenCalled()
  })

  test('an action that fails does not keep the page from being loaded anew', async () => {
    const reload = jest.fn()
    await resumeAfterLogin(() => Promise.reject(new Error('no')), { pathname: '/live', reload })
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('an action that never ends is not waited for', async () => {
    jest.useFakeTimers()
    const reload = jest.fn()
    const done = resumeAfterLogin(() => new Promise(() => undefined), { pathname: '/live', reload })
    await jest.advanceTimersByTimeAsync(3_000)
    await done
    expect(reload).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })
})
