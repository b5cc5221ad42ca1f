import { expect, jest, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useCode } from './use-code'

test('SHELL-10 code that does not come is told, takes nothing with it, and is asked for again', async () => {
  const failures = jest.fn()
  const stop = bus.on('failure.seen', failures)
  const onFailed = jest.fn()
  const load = jest.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue('the dialog')
  const { result, rerender } = renderHook(({ isWanted }) => useCode('dialog', load, isWanted, onFailed), {
    initialProps: { isWanted: false },
  })
  expect(load).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1))
  expect(failures).toHaveBeenCalledWith({ where: 'dialog', reason: 'load-failed', detail: 'Error: no network' })
  expect(result.current).toBeUndefined()
  rerender({ isWanted: false })
  rerender({ isWanted: true })
  await waitFor(() => expect(result.current).toBe('the dialog'))
  rerender({ isWanted: false })
  rerender({ isWanted: true })
  await act(async () => undefined)
  expect(load).toHaveBeenCalledTimes(2)
  stop()
})
