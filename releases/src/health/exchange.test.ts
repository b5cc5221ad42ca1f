import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { inCanary } from '@pitchside/remote-kit/manifest'
import { coolDownMinutes } from '../core/cool-down'
import type { EnvironmentDocument } from '../core/document'
import { ReleaseManager } from '../core/release-manager'
import { PostgresConnection } from '../store/postgres-connection'
import { ReleaseStore } from '../store/release-store'
import { aBuiltVersion, aHost, audit } from '../testing/a-version'
import { MemoryObjects } from '../testing/memory-objects'
import { pgliteConnection } from '../testing/pglite-connection'
import type { HealthSample } from './beacon'
import { HealthExchange } from './exchange'
import { Health } from './health'
import { robotRound } from './robot'
import { SqlLedger } from './sql-ledger'

const migration = path.resolve(__dirname, '../../../backend/src/db/migrations/0150-release-health.sql')
const server = process.env.TEST_DATABASE_URL
const name = 'remote-scores'
const stable = '1.0.0-000000000000'
const canary = '1.1.0-111111111111'
let connection: ReturnType<typeof pgliteConnection> | PostgresConnection
let manager: ReleaseManager
let document: EnvironmentDocument
let now = 0

beforeAll(async () => {
  connection = server
    ? new PostgresConnection(`${server}?options=-c%20search_path%3Drelease_health_test`)
    : pgliteConnection()
})
afterAll(() => connection.close())

async function publish(build: string): Promise<string> {
  const built = await aBuiltVersion({ 'remoteEntry.js': build }, build)
  const manifest = { ...built.version.manifest, container: `scores_${build.replace(/\W/g, '_')}` }
  await manager.publish({ ...built.version, manifest }, built.folder)
  return build
}

beforeEach(async () => {
  now = Date.parse(audit.at)
  if (server) await connection.query('drop schema if exists release_health_test cascade')
  if (server) await connection.query('create schema release_health_test')
  else await connection.query('drop table if exists release_health')
  for (const statement of readFileSync(migration, 'utf8').split(';').slice(0, -1)) await connection.query(statement)
  manager = new ReleaseManager(new ReleaseStore(new MemoryObjects()), 'production')
  await manager.publish(aHost(), '/nowhere')
  for (const build of [stable, canary]) await publish(build)
  await manager.promote({ host: aHost().build, [name]: stable }, audit)
  document = await manager.canary(name, canary, 50, audit)
})

/** A process of the site: what it heard, and its robot. */
function aProcess(database: ConstructorParameters<typeof SqlLedger>[0] = connection) {
  const health = new Health(() => now, true)
  const ledger = new SqlLedger(database, 'production')
  const writtenAt = async (seq: number) => Date.parse((await manager.store.readDocument('production', seq)).at)
  const shared = new HealthExchange({ health, ledger, now: () => now, writtenAt })
  return {
    health,
    hear(samples: readonly [HealthSample, string][]) {
      for (const [sample, device] of samples) health.take(document, { seq: 2, samples: [sample] }, device, device)
    },
    round: () =>
      robotRound({ manager, health, exchange: (one) => shared.exchange(one), current: () => document, now: () => now }),
  }
}

let devices = 0
/** Loads of as many visitors nobody has seen before, of whom the first ones fail. */
function loads(isCanary: boolean, count: number, failures: number): [HealthSample, string][] {
  const rule = document.packages[name]!.canary!
  return Array.from({ length: count }, (_, index) => {
    let device = ''
    do {
      devices += 1
      device = `device-${devices}`
    } while (inCanary(device, rule) !== isCanary)
    const phase = index < failures ? ('entry' as const) : ('ready' as const)
    return [{ remote: 'scores', build: isCanary ? canary : stable, phase, ms: 400 }, device]
  })
}

test('FED-08 what two processes heard adds up; both find it, one of them takes the canary back', async () => {
  const [one, two] = [aProcess(), aProcess()]
  await Promise.all([one.round(), two.round()])
  one.hear(loads(true, 12, 12))
  two.hear(loads(true, 12, 12))
  expect(await one.round()).toEqual([])
  expect(await two.round()).toHaveLength(1)
  // The other one has not seen the new document yet, and decides by the one it knows.
  expect(await one.round()).toEqual([])
  expect(await manager.store.current('production')).toMatchObject({
    seq: 3,
    by: 'robot',
    why: `canary ${canary}: none of 24 loads worked`,
    packages: { [name]: { stable, revoked: [canary] } },
  })
  expect(one.health.figures('scores', canary)).toMatchObject({ loads: 24, failures: 24 })
})

test('FED-08 robots that decide in the same moment write one document', async () => {
  const robots = [aProcess(), aProcess(), aProcess()]
  for (const robot of robots) robot.hear(loads(true, 30, 30))
  const written = await Promise.all(robots.map((robot) => robot.round()))
  expect(written.flat()).toHaveLength(1)
  expect(await manager.store.newestSeq('production')).toBe(3)
})

test('FED-08 a process that starts goes on where the one before it ended: half of the evidence is not forgotten', async () => {
  const before = aProcess()
  before.hear([...loads(true, 250, 15), ...loads(false, 250, 0)])
  expect(await before.round()).toEqual([])
  now += 60_000
  const after = aProcess()
  expect(await after.round()).toEqual([])
  expect(after.health.figures('scores', stable)).toMatchObject({ loads: 250, failures: 0, p75: expect.any(Number) })
  after.hear([...loads(true, 250, 15), ...loads(false, 250, 0)])
  const [written] = await after.round()
  expect(written?.why).toMatch(/6\.00 % of 250 loads failed.*; before that 6\.00 % of 250 loads failed/)
})

test('FED-08 what was found before a crash is done after it', async () => {
  const before = aProcess()
  before.hear(loads(true, 19, 19))
  await before.round()
  before.hear(loads(true, 1, 1))
  const failing = { ...manager, endCanary: () => Promise.reject(new Error('the process ends')) }
  await expect(
    robotRound({
      ...{ manager: failing as unknown as ReleaseManager, health: before.health, now: () => now },
      current: () => document,
      exchange: async () => {
        await new SqlLedger(connection, 'production').add(before.health.takeOwn())
        return []
      },
    }),
  ).rejects.toThrow('the process ends')
  expect(await aProcess().round()).toHaveLength(1)
})

test('FED-08 a build that comes again is judged anew, by each process and after a start', async () => {
  const [one, two] = [aProcess(), aProcess()]
  one.hear(loads(true, 20, 20))
  await one.round()
  await two.round()
  document = await manager.canary(name, canary, 50, { ...audit, why: 'it was the network' }, { isAgain: true })
  for (const robot of [one, two, aProcess()]) {
    robot.hear(loads(true, 5, 0))
    expect(await robot.round()).toEqual([])
  }
  expect(await manager.store.newestSeq('production')).toBe(document.seq)
})

test('FED-08 after the robot took a canary back the next version waits, or somebody says that they looked', async () => {
  const [next, last] = [await publish('1.2.0-222222222222'), await publish('1.3.0-333333333333')]
  const robot = aProcess()
  robot.hear(loads(true, 20, 20))
  expect(await robot.round()).toHaveLength(1)
  const soon = { ...audit, at: new Date(now + (coolDownMinutes - 1) * 60_000).toISOString() }
  await expect(manager.canary(name, next, 5, soon)).rejects.toMatchObject({
    reason: 'cooling-down',
    message: expect.stringContaining('none of 20 loads worked'),
  })
  await manager.canary(name, next, 5, { ...soon, why: 'the network was down' }, { isAgain: true })
  // What was begun on purpose grows as any other.
  await manager.canary(name, next, 25, soon)
  await manager.rollBack(name, soon)
  const late = { ...audit, at: new Date(now + coolDownMinutes * 60_000).toISOString() }
  expect(await manager.canary(name, last, 5, late)).toMatchObject({ by: audit.by })
})

test('FED-08 a canary that was promoted meanwhile is left alone, whatever was found of it', async () => {
  const robot = aProcess()
  robot.hear(loads(true, 20, 20))
  await manager.promote({ [name]: canary }, audit)
  expect(await robot.round()).toEqual([])
  expect(await manager.store.current('production')).toMatchObject({ seq: 3, packages: { [name]: { stable: canary } } })
})

test('FED-08 counts wait while the data base is away, and are put down afterwards', async () => {
  let isAway = true
  const robot = aProcess({
    query: (sql, values) => (isAway ? Promise.reject(new Error('away')) : connection.query(sql, values)),
  })
  robot.hear(loads(true, 10, 10))
  await expect(robot.round()).rejects.toThrow('away')
  isAway = false
  await robot.round()
  const other = aProcess()
  await other.round()
  expect(other.health.figures('scores', canary)).toMatchObject({ loads: 10, failures: 10 })
})
