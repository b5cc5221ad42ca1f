import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { sourceFiles } from '../../checks/sources.mjs'
import { withinBudget } from './budget.mjs'
import { callersOf } from './calls.mjs'
import { closestTo, oneOfEach } from './closeness.mjs'
import { packageNamed, withDependents } from './packages.mjs'
import { reachOf } from './reach.mjs'
import { ownMarks, routesIn } from './specs.mjs'
import { readWorld } from './world.mjs'

const root = path.resolve(__dirname, '../../..')
let world: Awaited<ReturnType<typeof readWorld>>
beforeAll(async () => {
  world = await readWorld(root)
})

const closest = (folder: string) => closestTo(folder, world.specs, world.routes).map(({ file }) => file)
const reached = (...files: string[]) => {
  const { journeys, ...reach } = reachOf(files, world)
  return { ...reach, files: journeys.map(({ file }) => file) }
}

describe('journeys by route', () => {
  test('LOOP-02 every page that a remote declares is known with its owner, and whose slots it shows', () => {
    expect(world.routes.get('/football')).toEqual({ owner: 'remote-scores', guests: ['remote-live'] })
    expect(world.routes.get('/live')).toEqual({ owner: 'remote-live', guests: ['remote-scores'] })
    expect(world.routes.get('/member').guests).toEqual(expect.arrayContaining(['remote-content', 'remote-live']))
    expect(world.routes.get('/console').owner).toBe('releases')
    expect(world.routes.get('/admin').owner).toBe('backend')
  })

  test('addresses are read from texts, templates and patterns; calls and files are none', () => {
    const template = '`/live?id=$' + '{id}`'
    const text = `goto('/football') open(${template}) toHaveURL(/\\/rank$/) '/api/football' './football' '/footballs'`
    expect(routesIn(text, world.routes).sort()).toEqual(['/football', '/live', '/rank'])
  })

  test('LOOP-02 journeys about a remote come first, those that only pass its pages later, others not at all', () => {
    const scores = closest('remote-scores')
    for (const file of ['database', 'court', 'schedule', 'scores-list', 'match'])
      expect(scores.slice(0, 7)).toContain(`journeys/${file}.spec.ts`)
    expect(scores.indexOf('journeys/match.spec.ts')).toBeLessThan(scores.indexOf('journeys/shell.spec.ts'))
    expect(scores).not.toContain('journeys/recharge.spec.ts')
    expect(closest('remote-chat').slice(0, 2)).toEqual(['journeys/chat-kinds.spec.ts', 'journeys/chat.spec.ts'])
    expect(closest('releases').slice(0, 2)).toEqual([
      'federation/console-decisions.spec.ts',
      'federation/console-keyboard.spec.ts',
    ])
  })

  test('every journey belongs to somebody, or it opens no page at all', () => {
    const owners = [...world.packages.keys()]
    const owned = new Set(owners.flatMap(closest))
    expect(world.specs.filter(({ file }) => !owned.has(file)).map(({ file }) => file)).toEqual([])
  })

  test('a mark stands for a package as long as its sources have it', () => {
    for (const { folder, source } of ownMarks)
      expect(
        [...sourceFiles(path.join(root, folder))].some((file) => readFileSync(file, 'utf8').includes(source)),
      ).toBe(true)
  })

  test('journeys that release or move the clock get a site of their own', () => {
    const own = world.specs.filter(({ needsOwnSite }) => needsOwnSite).map(({ file }) => file)
    expect(own).toEqual(expect.arrayContaining(['federation/releases.spec.ts', 'journeys/member-month.spec.ts']))
    expect(own).not.toContain('journeys/court.spec.ts')
  })
})

describe('a change', () => {
  test('of the demo world reaches a journey of every remote, as one below the modules does', () => {
    expect(reached('demo/src/feed-sim/football-script.ts')).toMatchObject({ packages: ['demo'], isSample: true })
    expect(reached('demo/src/feed-sim/football-script.ts').files).toEqual(reached('backend/src/app.ts').files)
  })

  test('LOOP-02 of one remote reaches its package and journeys', () => {
    const { packages, files, isSample, tests } = reached('remote-chat/src/parts/session/pace.ts')
    expect({ packages, isSample }).toEqual({ packages: ['remote-chat'], isSample: false })
    expect([...files].sort()).toEqual(closest('remote-chat').sort())
    expect(tests[0]).toBe('remote-chat/src/parts/session/pace.test.ts')
  })

  test('of a module reaches the journeys that make its calls, and those of the remotes that do', () => {
    const { files } = reached('backend/src/modules/envelopes/split.rules.ts')
    expect(files).toContain('journeys/gifts.spec.ts')
    expect(files).not.toContain('journeys/schedule.spec.ts')
    expect(callersOf('payouts', world.calls)).toEqual(['remote-member'])
  })

  test('of what everybody uses is answered by a sample, one journey of each remote, and called so', () => {
    for (const file of ['shared/base/src/stored.ts', 'backend/src/kernel/jobs.ts']) {
      const { files, isSample } = reached(file)
      expect(isSample).toBe(true)
      expect(files.length).toBeGreaterThanOrEqual(5)
    }
    expect(oneOfEach(world.remotes, world.specs, world.routes)).toHaveLength(5)
  })

  test('of a page object reaches the journeys made with it; of a test or a text, none', () => {
    expect(reached('e2e/pages/score-list.ts').files).toContain('journeys/scores-list.spec.ts')
    expect(reached('e2e/journeys/court.spec.ts').files).toEqual(['journeys/court.spec.ts'])
    expect(reached('remote-chat/src/parts/session/pace.test.ts').files).toEqual([])
    expect(reached('docs/map.md')).toMatchObject({ packages: [], files: [], texts: 1 })
  })

  test('of a migration or a style is tested by its folder; of the workspace it reaches everything', () => {
    expect(reached('backend/src/db/migrations/0010-ledger.sql').folders).toEqual(['backend/src/db/migrations'])
    expect(reached('pnpm-lock.yaml').everywhere).toEqual(['pnpm-lock.yaml'])
  })

  test('of two packages lets their journeys take turns', () => {
    const { files } = reached('remote-chat/src/setup.ts', 'remote-scores/src/setup.ts')
    expect(files.slice(0, 2)).toEqual([closest('remote-chat')[0], closest('remote-scores')[0]])
  })

  test('puts journeys first that are called like what changed', () => {
    expect(reached('remote-member/src/features/recharge/recharge.ts').files[0]).toBe('journeys/recharge.spec.ts')
    expect(reached('host/src/boot/mobile-redirect.ts').files[0]).toBe('journeys/mobile.spec.ts')
    expect(reached('backend/src/modules/gifts/gifts.rules.ts').files[0]).toBe('journeys/gifts.spec.ts')
  })

  test('LOOP-02 reaches tests of other packages through imports, from plain code to the browser', () => {
    const { tests } = reached('shared/base/src/stored.ts')
    for (const start of ['shared/base/', 'shared/auth/', 'host/', 'remote-scores/'])
      expect(tests.some((file) => file.startsWith(start))).toBe(true)
    expect(reached('shared/ui/src/tabs/tabs.module.css').tests).toContain('shared/ui/src/tabs/tabs.test.tsx')
    expect(reached('tools/soak/slope.mjs')).toMatchObject({ tests: ['tools/soak/slope.test.ts'], files: [] })
  })
})

test('dependents are found through others', () => {
  const packages = new Map([
    ['base', []],
    ['ui', ['base']],
    ['remote-live', ['ui']],
    ['backend', []],
  ])
  expect([...withDependents(['base'], packages)]).toEqual(['base', 'ui', 'remote-live'])
  expect(['live', 'remote-live/', 'ui', 'nothing'].map((word) => packageNamed(word, packages))).toEqual([
    'remote-live',
    'remote-live',
    'ui',
    undefined,
  ])
})

test('LOOP-02 journeys are taken while they fit; a long one lets shorter ones pass, the closest always runs', () => {
  const spec = (file: string, tests: number) => ({ file, tests })
  const specs = [spec('long', 100), spec('a', 2), spec('b', 2)]
  const names = (measured?: Map<string, number>) =>
    withinBudget(specs, { ms: 10_000, measured }).taken.map(({ file }) => file)
  expect(names()).toEqual(['long'])
  expect(
    names(
      new Map([
        ['long', 9_000],
        ['a', 9_500],
        ['b', 900],
      ]),
    ),
  ).toEqual(['long', 'a', 'b'])
})

test('LOOP-02 a broadcast, which has the machine to itself, is left to CI where two minutes are all there is', () => {
  const broadcast = { file: 'broadcast', tests: 1, runsAlone: true }
  const specs = [{ file: 'close', tests: 2 }, broadcast, { file: 'other', tests: 3 }]
  const taken = (ms: number) => withinBudget(specs, { ms }).taken.map(({ file }) => file)
  expect(taken(30_000)).toEqual(['close', 'other'])
  expect(taken(90_000)).toEqual(['close', 'broadcast', 'other'])
  expect(world.specs.filter(({ runsAlone }) => runsAlone).map(({ file }) => file)).toContain('journeys/on-air.spec.ts')
})
