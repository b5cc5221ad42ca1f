import { expect, test } from '@jest/globals'
import { createStop } from './stop'

/** Stops something, twice; resolves with the first status and what was said. */
function stopped(drain: () => Promise<void>, limitMs: number): Promise<{ status: number; errors: unknown[] }> {
  const errors: unknown[] = []
  return new Promise((resolve) => {
    const exit = (status: number) => resolve({ status, errors })
    const stop = createStop({ drain, limitMs, exit, onError: (error) => errors.push(error) })
    stop()
    stop()
  })
}

test('OPS-01 a stop ends the process in order, once', async () => {
  let drains = 0
  const drain = async () => {
    drains += 1
  }
  expect(await stopped(drain, 60_000)).toEqual({ status: 0, errors: [] })
  expect(drains).toBe(1)
})

test('OPS-01 what goes wrong on the way out is said, and the process ends', async () => {
  const broken = new Error('no disk')
  expect(await stopped(() => Promise.reject(broken), 60_000)).toEqual({ status: 1, errors: [broken] })
})

test('OPS-01 what never ends does not keep the process', async () => {
  const { status, errors } = await stopped(() => new Promise(() => undefined), 5)
  expect(status).toBe(1)
  expect(errors).toMatchObject([{ message: 'Not everything ended within 1 s.' }])
})
