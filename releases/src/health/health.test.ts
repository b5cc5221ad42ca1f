import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { inCanary } from '@pitchside/remote-kit/manifest'
import { promote, startCanary } from '../core/decide'
import type { EnvironmentDocument } from '../core/document'
import { ReleaseManager } from '../core/release-manager'
import { ReleaseStore } from '../store/release-store'
import { aBuiltVersion, aHost, audit } from '../testing/a-version'
import { MemoryObjects } from '../testing/memory-objects'
import { seededRandom } from '../testing/seeded-random'
import { stableAlarms } from './alarms'
import type { HealthSample } from './beacon'
import { readBeacon } from './beacon'
import { Health } from './health'
import { metricsText } from './metrics'
import { robotRound } from './robot'
import { Durations, pWorse, upperTail } from './statistics'

const stable = '1.0.0-000000000000'
const canary = '1.1.0-111111111111'
const start = { environment: 'production', document: undefined, audit }

function withCanary(percent: number): EnvironmentDocument {
  const document = promote(start, { host: aHost().build, 'remote-scores': stable })
  return startCanary({ ...start, document }, 'remote-scores', canary, percent)
}

const canaryOf = (document: EnvironmentDocument) => document.packages['remote-scores']!.canary!

interface Traffic {
  visits: number
  stableFailures: number
  canaryFailures: number
  canarySlowness?: number
}

/** Visitors of an evening, each on a device of its own, judged every 500 visits. Says at which visit it was rolled back. */
function evening(
  seed: number,
  percent: number,
  { visits, stableFailures, canaryFailures, canarySlowness = 1 }: Traffic,
) {
  const random = seededRandom(seed)
  const document = withCanary(percent)
  const rule = canaryOf(document)
  let now = 0
  const health = new Health(() => now)
  for (let visit = 1; visit <= visits; visit += 1) {
    now += 100
    const device = `device-${seed}-${visit}`
    const isCanary = inCanary(device, rule)
    const hasFailed = random() < (isCanary ? canaryFailures : stableFailures)
    // Load times as they are: most are quick, some are very slow.
    const ms = 400 * Math.exp(0.6 * Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random()))
    const sample: HealthSample = {
      remote: 'scores',
      build: isCanary ? canary : stable,
      phase: hasFailed ? 'render' : 'ready',
      ms: isCanary ? ms * canarySlowness : ms,
    }
    health.take(document, { seq: 2, samples: [sample] }, device, `address-${visit}`)
    if (visit % 500 === 0) {
      const [verdict] = health.judge(document)
      if (verdict) return { visit, evidence: verdict.evidence }
    }
  }
  return undefined
}

test('FED-08 a canary with 5 % render errors against 0.2 % is found, with the evidence, in 100 of 100 evenings', () => {
  const found = Array.from({ length: 100 }, (_, seed) =>
    evening(seed, 20, { visits: 6_000, stableFailures: 0.002, canaryFailures: 0.05 }),
  )
  expect(found.filter((one) => one === undefined)).toHaveLength(0)
  expect(found[0]?.evidence).toMatch(/^\d\.\d\d % of \d+ loads failed, 0\.\d\d % of \d+ with the stable version \(p /)
})

test('FED-08 of 100 healthy canaries under the same traffic none is rolled back', () => {
  const alarms = Array.from({ length: 100 }, (_, seed) =>
    evening(seed, 25, { visits: 6_000, stableFailures: 0.002, canaryFailures: 0.002 }),
  ).filter((one) => one !== undefined)
  expect(alarms).toEqual([])
})

test('FED-08 of 50 healthy canaries of a site where one load in fifty fails none is rolled back', () => {
  const alarms = Array.from({ length: 50 }, (_, seed) =>
    evening(1000 + seed, 25, { visits: 4_000, stableFailures: 0.02, canaryFailures: 0.02 }),
  ).filter((one) => one !== undefined)
  expect(alarms).toEqual([])
})

test('FED-08 a canary that is twice as slow is found; one that is a tenth slower is not', () => {
  const traffic = { visits: 8_000, stableFailures: 0.002, canaryFailures: 0.002 }
  expect(evening(1, 10, { ...traffic, canarySlowness: 2 })?.evidence).toMatch(/three quarters of the loads take up to/)
  expect(evening(1, 10, { ...traffic, canarySlowness: 1.1 })).toBeUndefined()
})

const devicesIn = (percent: number, count: number) => {
  const rule = canaryOf(withCanary(percent))
  return Array.from({ length: 20_000 }, (_, index) => randomBytes(4).toString('hex') + index)
    .filter((device) => inCanary(device, rule))
    .slice(0, count)
}
const failure = (phase: HealthSample['phase'] = 'render'): HealthSample => ({ remote: 'scores', build: canary, phase })

test.each([
  ['twenty loads of which none worked', 20, 'entry' as const, /none of 20 loads worked/],
  ['five wrong hashes', 5, 'integrity' as const, /5 files had a wrong hash/],
])('FED-08 %s need no statistics', (_what, count, phase, evidence) => {
  const document = withCanary(50)
  const health = new Health(() => 0)
  devicesIn(50, count).forEach((device, index) => {
    expect(health.judge(document)).toEqual([])
    health.take(document, { seq: 2, samples: [failure(phase)] }, device, `address-${index}`)
  })
  expect(health.judge(document)).toMatchObject([
    { remote: 'scores', build: canary, evidence: expect.stringMatching(evidence) },
  ])
})

test('FED-08 a flood of beacons forces no rollback: of one device, of one address, of devices outside the canary', () => {
  const document = withCanary(5)
  const rule = canaryOf(document)
  const health = new Health(() => 0)
  const [device = ''] = devicesIn(5, 1)
  for (let round = 0; round < 1000; round += 1)
    health.take(document, { seq: 2, samples: [failure('integrity')] }, device, 'one-address')
  const outside = Array.from({ length: 1000 }, (_, index) => `out-${index}`).filter((one) => !inCanary(one, rule))
  for (const one of outside) health.take(document, { seq: 2, samples: [failure('integrity')] }, one, one)
  expect(health.judge(document)).toEqual([])
  expect(health.figures('scores', canary)).toMatchObject({ loads: 4, failures: 4 })
  expect(health.ignored).toEqual({ foreign: outside.length, device: 996, address: 0 })
  // Good beacons of one address do not hide bad ones of others either: an address counts so often a minute.
  const inside = devicesIn(5, 200)
  for (const one of inside)
    health.take(document, { seq: 2, samples: [{ ...failure(), phase: 'ready' }] }, one, 'one-address')
  expect(health.figures('scores', canary).loads).toBeLessThanOrEqual(64)
})

test('FED-08 the robot rolls the canary back with the evidence on record, and only a person brings it again', async () => {
  const manager = new ReleaseManager(new ReleaseStore(new MemoryObjects()), 'production')
  await manager.publish(aHost(), '/nowhere')
  for (const build of [stable, canary]) {
    const built = await aBuiltVersion({ 'remoteEntry.js': build }, build)
    const manifest = { ...built.version.manifest, container: `scores_${build.replace(/\W/g, '_')}` }
    await manager.publish({ ...built.version, manifest }, built.folder)
  }
  await manager.promote({ host: aHost().build, 'remote-scores': stable }, audit)
  const document = await manager.canary('remote-scores', canary, 50, audit)
  const health = new Health(() => 0)
  const options = { manager, health, current: () => document, now: () => Date.parse(audit.at) }
  expect(await robotRound(options)).toEqual([])
  const rule = canaryOf(document)
  const devices = Array.from({ length: 200 }, (_, index) => `d${index}`).filter((device) => inCanary(device, rule))
  for (const device of devices) health.take(document, { seq: 2, samples: [failure('entry')] }, device, device)
  const [written] = await robotRound(options)
  expect(written).toMatchObject({
    seq: 3,
    by: 'robot',
    why: expect.stringMatching(/^canary 1\.1\.0-111111111111: none of \d+ loads worked$/),
    packages: { 'remote-scores': { stable, revoked: [canary] } },
  })
  await expect(manager.canary('remote-scores', canary, 5, audit)).rejects.toMatchObject({ reason: 'revoked' })
  await manager.canary('remote-scores', canary, 5, { ...audit, why: 'it was the network' }, { isAgain: true })
})

test('FED-08 a stable version that begins to fail is told to people and left alone', () => {
  const document = promote(start, { host: aHost().build, 'remote-scores': stable })
  let now = 0
  const health = new Health(() => now)
  const minute = (failures: number) => {
    now += 60_000
    for (let load = 0; load < 100; load += 1) {
      const sample: HealthSample = { remote: 'scores', build: stable, phase: load < failures ? 'render' : 'ready' }
      health.take(document, { seq: 1, samples: [sample] }, `${now} ${load}`, `${now} ${load}`)
    }
  }
  for (let round = 0; round < 20; round += 1) minute(0)
  expect(stableAlarms(document, health)).toEqual([])
  for (let round = 0; round < 5; round += 1) minute(4)
  expect(stableAlarms(document, health)).toMatchObject([
    { remote: 'scores', text: expect.stringMatching(/^20 of 500/) },
  ])
  expect(health.judge(document)).toEqual([])
  expect(metricsText(document, health)).toContain(
    `pitchside_remote_failures_total{remote="scores",build="${stable}",role="stable"} 20`,
  )
})

test('the statistics agree with known values', () => {
  expect(upperTail(0)).toBeCloseTo(0.5, 6)
  expect(upperTail(1.6448536)).toBeCloseTo(0.05, 6)
  expect(upperTail(3.0902323)).toBeCloseTo(0.001, 7)
  expect(pWorse({ loads: 100, failures: 15 }, { loads: 100, failures: 5 })).toBeCloseTo(0.0092, 4)
  expect(pWorse({ loads: 0, failures: 0 }, { loads: 10, failures: 1 })).toBe(1)
  expect(pWorse({ loads: 10, failures: 0 }, { loads: 10, failures: 0 })).toBe(1)
  const durations = new Durations()
  for (let ms = 1; ms <= 1000; ms += 1) durations.add(ms)
  expect(durations.quantile(0.75)! / 750).toBeGreaterThan(0.99)
  expect(durations.quantile(0.75)! / 750).toBeLessThan(1.2)
})

test.each([
  [undefined],
  [{}],
  [{ seq: 1, samples: [] }],
  [{ seq: 0, samples: [failure()] }],
  [{ seq: 1, samples: [{ ...failure(), phase: 'fine' }] }],
  [{ seq: 1, samples: [{ ...failure(), remote: '<b>' }] }],
  [{ seq: 1, samples: [{ ...failure(), detail: 'x'.repeat(301) }] }],
  [{ seq: 1, samples: Array.from({ length: 51 }, () => failure()) }],
])('%j is no beacon', (body) => {
  expect(readBeacon(body)).toBeUndefined()
})
