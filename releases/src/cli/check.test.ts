import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { aHost } from '../testing/a-version'
import { CommandLine } from './command-line.fixture'

const line = new CommandLine()

beforeAll(() => line.build(), 60_000)
afterAll(() => line.end())
beforeEach(() => line.reset())

test('FED-05 a look in a browser counts in the check as it does in a promotion', async () => {
  const routes = [{ path: '/football', title: 'scores:t', files: { js: [], css: [] } }]
  await line.release('publish', 'remote-scores', '--folder', await line.aBuild('1.1.0', '1', { routes }))
  expect(await line.release('check', 'remote-scores')).toMatchObject({ code: 0, answer: { isReady: true } })
  // Its host draws nothing: that only a browser sees.
  expect(await line.release('check', 'remote-scores', '--smoke')).toMatchObject({
    code: 1,
    answer: {
      isReady: false,
      problems: [{ reason: 'smoke-failed', why: expect.stringContaining('/football (the frame is not drawn') }],
    },
  })
  expect(await line.release('promote', 'remote-scores', '--smoke')).toMatchObject({
    answer: { reason: 'smoke-failed' },
  })
  line.environment = { RELEASE_SMOKE: 'stage,production' }
  expect(await line.release('promote', 'remote-scores')).toMatchObject({ answer: { reason: 'smoke-failed' } })
  line.environment = { RELEASE_SMOKE: 'stage' }
  expect(await line.release('promote', 'remote-scores')).toMatchObject({ code: 0 })
})

test('FED-05 a host and a remote that only work together are checked and promoted by one command', async () => {
  const next = aHost({ version: '2.0.0', shared: { react: '20.0.0' } }, '2.0.0-bbbbbbbbbbbb')
  await line.manager().publish(next, line.folder)
  await line.release(
    'publish',
    'remote-scores',
    '--folder',
    await line.aBuild('2.0.0', '2', { shared: { react: '^20.0.0' } }),
  )
  expect(await line.release('check', 'host@2.0.0')).toMatchObject({ code: 1, answer: { isReady: false } })
  const both = ['host@2.0.0', 'remote-scores@2.0.0']
  expect(await line.release('check', ...both)).toMatchObject({ code: 0, answer: { isReady: true } })
  expect(await line.release('promote', ...both, '--why', 'React 20')).toMatchObject({
    code: 0,
    answer: {
      seq: 2,
      packages: [
        { package: 'host', version: '2.0.0' },
        { package: 'remote-scores', version: '2.0.0', from: '1.0.0-000000000000' },
      ],
    },
  })
})
