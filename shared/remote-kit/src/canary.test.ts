import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { bucketOf, inCanary, releaseFor } from './canary'
import type { ReleasedRemote, RemoteManifest } from './manifest'

const devices = Array.from({ length: 100_000 }, (_, index) => (index * 2_654_435_761).toString(16).padStart(16, '0'))

test.each([
  [1, '1.1.0-111111111111.7'],
  [5, '1.1.0-111111111111.7'],
  [25, '2.0.0-abcdefabcdef.12'],
  [50, '2.0.0-abcdefabcdef.13'],
  [90, '0.1.0-000000000000.2'],
])('FED-04 %d %% of 100,000 devices are in the canary, within half a point (salt %s)', (percent, salt) => {
  const share = devices.filter((device) => inCanary(device, { percent, salt })).length / devices.length
  expect(Math.abs(share * 100 - percent)).toBeLessThan(0.5)
})

test('FED-04 numbered devices are as fair as random ones', () => {
  const share =
    devices.filter((_, index) => inCanary(String(index), { percent: 10, salt: 's' })).length / devices.length
  expect(Math.abs(share * 100 - 10)).toBeLessThan(0.5)
})

test('FED-04 who is in the canary stays in it while it grows, and always gets the same answer', () => {
  const text = fc.string({ minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(
      text,
      text,
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (device, salt, a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        expect(inCanary(device, { percent: less, salt })).toBe(inCanary(device, { percent: less, salt }))
        if (inCanary(device, { percent: less, salt })) expect(inCanary(device, { percent: more, salt })).toBe(true)
      },
    ),
  )
})

test('FED-04 another canary begins with other devices', () => {
  const first = devices.filter((device) => inCanary(device, { percent: 5, salt: 'one' }))
  const again = first.filter((device) => inCanary(device, { percent: 5, salt: 'two' }))
  expect(again.length / first.length).toBeGreaterThan(0.03)
  expect(again.length / first.length).toBeLessThan(0.07)
})

const remote = (build: string): ReleasedRemote => ({ build, base: '/', manifest: { id: 'scores' } as RemoteManifest })
const release = {
  schema: 1 as const,
  environment: 'production',
  seq: 7,
  host: { version: '1.0.0', build: 'h1', canary: { version: '2.0.0', build: 'h2', percent: 50, salt: 'h' } },
  remotes: {
    scores: { current: remote('1'), previous: [remote('0')], canary: { remote: remote('2'), percent: 50, salt: 's' } },
    live: { current: remote('9'), previous: [] },
  },
}

test('a device in the canary gets it, with the stable version behind it; another gets neither', () => {
  const isIn = devices.find((device) => bucketOf(device, 's') < 5000)!
  const isOut = devices.find((device) => bucketOf(device, 's') >= 5000)!
  const inside = releaseFor(release, isIn).remotes.scores
  expect({ ...inside, previous: inside?.previous.map(({ build }) => build) }).toEqual({
    current: remote('2'),
    previous: ['1', '0'],
    isCanary: true,
  })
  expect(releaseFor(release, isOut).remotes.scores).toEqual({ current: remote('1'), previous: [remote('0')] })
  expect(releaseFor(release, isOut).remotes.live?.current.build).toBe('9')
})

test('the host is chosen as a remote is, and the choice says whom it is for', () => {
  const isIn = devices.find((device) => bucketOf(device, 'h') < 5000)!
  const isOut = devices.find((device) => bucketOf(device, 'h') >= 5000)!
  expect(releaseFor(release, isIn)).toMatchObject({ host: { version: '2.0.0', build: 'h2' }, device: isIn })
  expect(releaseFor(release, isOut).host).toEqual({ version: '1.0.0', build: 'h1' })
})
