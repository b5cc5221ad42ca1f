import { beforeEach, describe, expect, test } from '@jest/globals'
import { checkPromotion } from '../checks/check-promotion'
import { ReleaseManager } from '../core/release-manager'
import { ReleaseStore } from '../store/release-store'
import { lookAtStore } from '../store/store-look'
import { aHost, audit, aVersion } from '../testing/a-version'
import { MemoryObjects } from '../testing/memory-objects'
import { registerFromCheckout } from './from-checkout'
import { ownershipProblems } from './ownership'
import type { PackageRecord } from './register-schema'

const files = { js: [], css: [] }
const route = (path: string) => ({ path, title: 'scores:t', files })
const record = (change: Partial<PackageRecord> = {}): PackageRecord => ({
  team: 'shop',
  routes: [],
  menus: [],
  slots: [],
  oidc: [],
  ...change,
})
let objects: MemoryObjects
let store: ReleaseStore

beforeEach(() => {
  objects = new MemoryObjects(() => new Promise((resolve) => setImmediate(resolve)))
  store = new ReleaseStore(objects)
})

describe('TEAM-03 packages are data', () => {
  test('what is registered is there for another process, with who, when and why', async () => {
    await store.register.put({ 'remote-shop': record({ routes: ['/shop'], budget: 90_000 }) }, audit)
    const other = new ReleaseStore(objects).register
    expect(await other.require('remote-shop')).toEqual(record({ routes: ['/shop'], budget: 90_000 }))
    expect(await other.history()).toMatchObject([
      { seq: 1, by: 'mei', why: 'because', change: { action: 'register', targets: ['remote-shop'] } },
    ])
    await expect(other.require('remote-moon')).rejects.toMatchObject({ reason: 'package-unknown' })
  })

  test('the same once more writes nothing; without a reason nothing is written', async () => {
    await store.register.put({ 'remote-shop': record() }, audit)
    await store.register.put({ 'remote-shop': record() }, audit)
    await expect(store.register.put({ 'remote-a1': record() }, { ...audit, why: ' ' })).rejects.toMatchObject({
      reason: 'why-needed',
    })
    expect(await store.register.history()).toHaveLength(1)
  })

  test('a document that is damaged or gone is found, and nobody goes on without it', async () => {
    await store.register.put({ 'remote-shop': record() }, audit)
    const key = 'register/00000001.json'
    expect(await lookAtStore(new ReleaseStore(objects))).toEqual([])
    const whole = await objects.get(key)
    await objects.remove(key)
    expect(await lookAtStore(new ReleaseStore(objects))).toMatchObject([{ key, what: 'is missing', weight: 'stops' }])
    await expect(new ReleaseStore(objects).register.current()).rejects.toThrow('is missing')
    await objects.create(key, Buffer.from(String(whole).replace('shop', 'mall')))
    expect(await lookAtStore(new ReleaseStore(objects))).toMatchObject([{ key, weight: 'stops' }])
    await expect(new ReleaseStore(objects).register.current()).rejects.toThrow('is damaged')
  })

  test('of many who register at once nobody is lost', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `remote-r${index}`)
    await Promise.all(names.map((name) => new ReleaseStore(objects).register.put({ [name]: record() }, audit)))
    expect(await store.register.names()).toEqual(names.toSorted())
  })

  test('a route has one owner, whatever its parameters are called', async () => {
    await store.register.put({ 'remote-shop': record({ routes: ['/shop/:item'] }) }, audit)
    const taken = store.register.put({ 'remote-mall': record({ routes: ['/Shop/:id/'] }) }, audit)
    await expect(taken).rejects.toMatchObject({ reason: 'route-owned' })
    expect(await store.register.names()).toEqual(['remote-shop'])
  })
})

describe('TEAM-03 a manifest takes only what its package owns', () => {
  const owner = record({ routes: ['/shop', '/deal/:id'], menus: ['side.menu'], slots: ['main.hero'] })
  const taken = (change: Parameters<typeof aVersion>[0]) => ownershipProblems(aVersion(change), owner).length
  test.each(['/shop', '/shop/cart', '/SHOP/:item', '/deal/:number', '/deal/:id/buy'])('%s is its own', (path) => {
    expect(taken({ routes: [route(path)] })).toBe(0)
  })
  test.each(['/', '/shopping', '/deal', '/deal/today', '/live', '/*', '/:any'])('%s is not', (path) => {
    expect(taken({ routes: [route(path)] })).toBe(1)
  })
  test('menus and slots as well', () => {
    const menu = (into: 'side.menu' | 'header.tabs') => [{ into, to: '/shop', label: 'scores:t', order: 1 }]
    expect(taken({ menu: menu('side.menu'), slots: [{ into: 'main.hero', order: 1, files }] })).toBe(0)
    expect(taken({ menu: menu('header.tabs'), slots: [{ into: 'main.side', order: 1, files }] })).toBe(2)
  })
  test('a promotion is refused for what the package lost meanwhile; going back is not', async () => {
    const manager = new ReleaseManager(store, 'production')
    const bare = { entry: files }
    const shop = [route('/shop')]
    const [one, two] = [aVersion({ ...bare, routes: shop }), aVersion({ ...bare, routes: shop }, '1.1.0-111111111111')]
    const second = { ...two, manifest: { ...two.manifest, container: 'scores_2' } }
    for (const version of [aHost(), one, second]) await manager.publish(version, '/nowhere')
    await store.register.put({ 'remote-scores': owner }, audit)
    await manager.promote({ host: aHost().build, 'remote-scores': one.build }, audit)
    await manager.promote({ 'remote-scores': second.build }, audit)
    await store.register.put({ 'remote-scores': record() }, audit)
    expect((await manager.check({ 'remote-scores': one.build })).map(({ reason }) => reason)).toContain('not-owned')
    await manager.rollBack('remote-scores', audit)
    expect((await store.current('production'))?.packages['remote-scores']?.stable).toBe(one.build)
  })
  test('its budget counts in place of the one of all', () => {
    const heavy = aVersion({ files: [{ path: 'remoteEntry.js', bytes: 300_000, gz: 90_001, sri: 'sha384-x' }] })
    const reasons = (budget: number) =>
      checkPromotion({
        hosts: [aHost()],
        remotes: [[heavy]],
        candidates: [{ version: heavy, stable: undefined, damage: [], record: record({ budget }) }],
      }).map(({ reason }) => reason)
    expect([reasons(90_001), reasons(90_000)]).toEqual([[], ['size-budget']])
  })
})

describe('TEAM-03 what is built beside the store owns what its sources claim', () => {
  test('pages come and move without anybody registering them', async () => {
    const scores = (...paths: string[]) => aVersion({ routes: paths.map(route) })
    const live = (...paths: string[]) => aVersion({ id: 'live', routes: paths.map(route) })
    await registerFromCheckout(store.register, [scores('/football', '/table'), live('/live')], audit)
    await registerFromCheckout(store.register, [live('/live', '/table')], audit)
    expect(await store.register.require('remote-live')).toMatchObject({ routes: ['/live', '/table'], team: 'checkout' })
    expect(await store.register.require('remote-scores')).toMatchObject({ routes: ['/football'] })
  })
  test('what somebody registered by hand stays, and its routes are not taken', async () => {
    await store.register.put({ 'remote-shop': record({ routes: ['/shop'] }) }, audit)
    await registerFromCheckout(store.register, [aVersion({ id: 'shop', routes: [route('/shop/new')] })], audit)
    expect(await store.register.require('remote-shop')).toEqual(record({ routes: ['/shop'] }))
    const thief = registerFromCheckout(store.register, [aVersion({ routes: [route('/shop')] })], audit)
    await expect(thief).rejects.toMatchObject({ reason: 'route-owned' })
  })
})
