import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from '@jest/globals'
import { DiskObjects } from '../store/disk-objects'
import type { ObjectStore } from '../store/object-store'
import { ReleaseStore } from '../store/release-store'
import { aBuiltVersion, aHost } from '../testing/a-version'
import { MemoryObjects } from '../testing/memory-objects'
import { seededRandom } from '../testing/seeded-random'
import type { EnvironmentDocument, Pointer } from './document'
import { ReleaseManager } from './release-manager'

const remotes = ['live', 'scores', 'chat']
const buildsPerRemote = 5
const buildOf = (index: number) => `1.${index}.0-${String(index).repeat(12)}`

async function publishEverything(manager: ReleaseManager): Promise<void> {
  const host = aHost()
  await manager.publish({ ...host, manifest: { ...host.manifest, files: [] } }, tmpdir())
  for (const id of remotes) {
    for (let index = 0; index < buildsPerRemote; index += 1) {
      const built = await aBuiltVersion({ 'remoteEntry.js': `${id} ${index}` }, buildOf(index))
      const container = `${id}_${index}`
      const version = { ...built.version, name: `remote-${id}`, manifest: { ...built.version.manifest, id, container } }
      await manager.publish(version, built.folder)
      await rm(built.folder, { recursive: true })
    }
  }
}

/** One random change by one client. */
function randomChange(manager: ReleaseManager, random: () => number, by: string, number: number) {
  const pick = (count: number) => Math.floor(random() * count)
  const name = `remote-${remotes[pick(remotes.length)]}`
  const build = buildOf(pick(buildsPerRemote))
  // Every third clock is wrong, by up to a day.
  const skew = number % 3 === 0 ? (random() - 0.5) * 2 * 86_400_000 : 0
  const audit = {
    by,
    why: `change ${number}`,
    at: new Date(Date.UTC(2026, 10, 21) + number * 1000 + skew).toISOString(),
  }
  const options = { isAgain: random() < 0.7, isUrgent: random() < 0.1 }
  const kind = random()
  if (kind < 0.4) return manager.promote({ [name]: build }, audit, options)
  if (kind < 0.6) return manager.canary(name, build, 1 + pick(99), audit, options)
  if (kind < 0.85) return manager.rollBack(name, audit)
  if (kind < 0.93) return manager.revoke(name, build, audit)
  return manager.lock(random() < 0.3, audit)
}

const referenced = (pointer: Pointer) => [
  pointer.stable,
  ...pointer.previous,
  ...(pointer.canary ? [pointer.canary.build] : []),
]

/** What of a document does not follow from the one before it. */
function breaksOf(document: EnvironmentDocument, index: number, before?: EnvironmentDocument): string[] {
  const found: string[] = []
  const must = (isSo: boolean, what: string) => void (isSo || found.push(`${document.seq}: ${what}`))
  must(document.seq === index + 1, 'another number')
  must(!before || document.at >= before.at, 'an earlier time')
  for (const { action, target, percent, from } of document.changes) {
    // No lost update: a change says what it replaced, and that is what the document before it had.
    const pointer = before?.packages[target]
    if (action === 'promote' || (action === 'canary' && percent))
      must(from === pointer?.stable, `${target} from ${from}`)
    if (action === 'rollback') must(from === (pointer?.canary?.build ?? pointer?.stable), `${target} back from ${from}`)
  }
  // Who did not take part in a change stays as they were.
  const changed = new Set(document.changes.map((change) => change.target))
  for (const [name, pointer] of Object.entries(before?.packages ?? {}))
    if (!changed.has(name)) must(isDeepStrictEqual(document.packages[name], pointer), `${name} changed`)
  for (const { revoked, stable, canary } of Object.values(document.packages))
    must(!revoked.includes(stable) && !(canary && revoked.includes(canary.build)), 'a revoked build is live')
  return found
}

const expectContinuous = (history: readonly EnvironmentDocument[]) =>
  expect(history.flatMap((document, index) => breaksOf(document, index, history[index - 1]))).toEqual([])

async function run(objects: ObjectStore, operations: number, seed: number) {
  const random = seededRandom(seed)
  const clients = Array.from({ length: 8 }, () => new ReleaseManager(new ReleaseStore(objects), 'production'))
  const [first] = clients as [ReleaseManager]
  await publishEverything(first)
  const start = { by: 'start', why: 'first', at: '2026-11-20T00:00:00.000Z' }
  await first.promote(
    { host: aHost().build, ...Object.fromEntries(remotes.map((id) => [`remote-${id}`, buildOf(0)])) },
    start,
  )

  const done: { by: string; why: string; seq: number }[] = []
  const refusals = new Map<string, number>()
  let number = 0
  await Promise.all(
    clients.map(async (manager, index) => {
      const by = `client-${index}`
      let newest = 0
      while (number < operations) {
        number += 1
        const why = `change ${number}`
        try {
          const document = await randomChange(manager, random, by, number)
          expect(document).toMatchObject({ by, why })
          expect(document.seq).toBeGreaterThan(newest)
          newest = document.seq
          done.push({ by, why, seq: document.seq })
        } catch (error) {
          expect(error).toMatchObject({ name: 'ReleaseRefused' })
          const { reason } = error as { reason: string }
          refusals.set(reason, (refusals.get(reason) ?? 0) + 1)
        }
      }
    }),
  )
  const store = new ReleaseStore(objects)
  return { store, history: await store.history('production'), done, refusals }
}

async function expectComplete({ store, history, done }: Awaited<ReturnType<typeof run>>): Promise<void> {
  // Every success is exactly one document that names who and why; there is no document nobody wrote.
  expect(history).toHaveLength(1 + done.length)
  for (const { by, why, seq } of done) expect(history[seq - 1]).toMatchObject({ by, why })
  expectContinuous(history)
  const seen = new Set(
    history.flatMap(({ packages }) =>
      Object.entries(packages).flatMap(([name, pointer]) => referenced(pointer).map((build) => `${name} ${build}`)),
    ),
  )
  for (const one of seen) {
    const [name = '', build = ''] = one.split(' ')
    for (const file of (await store.readVersion(name, build)).manifest.files)
      expect(await store.readFile(name, build, file.path)).toBeDefined()
  }
}

test('FED-04 eight clients, 5,000 random changes at once: the number grows, nothing is lost, all files are there, all is on record', async () => {
  const random = seededRandom(7)
  const pause = async () => {
    if (random() < 0.3) await new Promise((resolve) => setImmediate(resolve))
  }
  const result = await run(new MemoryObjects(pause), 5000, 1)
  await expectComplete(result)
  expect(result.done.length).toBeGreaterThan(1000)
  expect([...result.refusals.keys()]).toEqual(
    expect.arrayContaining(['locked', 'nothing-before', 'canary-running', 'revoked']),
  )
  expect(result.refusals.get('busy') ?? 0).toBe(0)
})

test('FED-04 the same in a folder, whose file system decides who wins', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pitchside-property-'))
  const result = await run(new DiskObjects(folder), 200, 2)
  await expectComplete(result)
  await rm(folder, { recursive: true })
})
