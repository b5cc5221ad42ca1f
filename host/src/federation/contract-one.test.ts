import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { startI18n } from '@pitchside/i18n'
import type { AnyContribution } from '@pitchside/remote-kit'
import type { ReleasedRemote, RemoteManifest, ResolvedRelease } from '@pitchside/remote-kit/manifest'
import { waitFor } from '@testing-library/react'
import { loadFrom } from './load-remote'
import { lazilyProvidedModules, providedModules } from './provided-modules'
import { ReleaseTable } from './release-table'
import { runSetups } from './run-setups'

const ids = ['chat', 'content', 'live', 'member', 'scores']
let log: string[]
let stop = () => {}

/** Both contracts by their setup: what is done is the same. */
const setups = (say: (word: string) => void) => ({
  1: async () => ({
    default: async () => {
      say('begins')
      return () => say('ends')
    },
  }),
  2: async () => ({
    default: ({ signal }: { signal: AbortSignal }) => {
      say('begins')
      signal.addEventListener('abort', () => say('ends'))
    },
  }),
})
const empty = { js: [], css: [] }

/** A version of a remote whose container is in the page already, as after its entry has run. */
function released(id: string, contract: 1 | 2, setup?: AnyContribution['setup']): ReleasedRemote {
  const build = `${contract}.0.0`
  const container = `${id}_${contract}${setup ? '_own' : ''}`
  const say = (word: string) => log.push(`${id} ${build} ${word}`)
  const texts = async () => ({ default: {} })
  const page = async () => ({ default: () => `${id} ${build}` })
  const contribution = {
    ...{ id, contract, menu: [], slots: [], i18n: { zh: texts, en: texts, vi: texts } },
    routes: [{ path: `/${id}`, title: `${id}:t`, page }],
    ...(contract === 1 ? { topics: ['goals'] } : {}),
    setup: setup ?? setups(say)[contract],
  } as AnyContribution
  Object.assign(globalThis, {
    [container]: { init: () => undefined, get: async () => () => ({ default: contribution }) },
  })
  const manifest = { id, version: build, container, contract, shared: {}, hasSetup: true, entry: empty, files: [] }
  return {
    build,
    base: `/assets/${id}/`,
    manifest: { ...manifest, routes: [], slots: [], i18n: {} } as unknown as RemoteManifest,
  }
}
const release = (seq: number, remotes: readonly ReleasedRemote[]): ResolvedRelease => ({
  schema: 1,
  environment: 'production',
  seq,
  host: { version: '1.0.0', build: 'h' },
  remotes: Object.fromEntries(remotes.map((current) => [current.manifest.id, { current, previous: [] }])),
})
const heard = (words: readonly string[]) => waitFor(() => expect([...log].sort()).toEqual([...words].sort()))

beforeAll(() => {
  for (const name of [...Object.keys(providedModules), ...Object.keys(lazilyProvidedModules)])
    __SHARED_VERSIONS__[name] ??= '1.0.0'
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => setTimeout(work),
    cancelIdleCallback: clearTimeout,
  })
  return startI18n('zh', {})
})
beforeEach(() => {
  log = []
})
afterEach(() => stop())

test('TEAM-07 one remote moves to contract 2 and back while four stay: pages and background work of each, undisturbed', async () => {
  const old = ids.map((id) => released(id, 1))
  const moved = [...old.slice(0, 4), released('scores', 2)]
  const table = new ReleaseTable(release(1, old))
  stop = runSetups(table)
  await heard(ids.map((id) => `${id} 1.0.0 begins`))
  log = []
  table.offer(release(2, moved))
  await heard(['scores 1.0.0 ends', 'scores 2.0.0 begins'])
  for (const { build, manifest } of moved) {
    const pick = ({
      contribution,
    }: {
      contribution: { routes: readonly { page: () => Promise<{ default: unknown }> }[] }
    }) => contribution.routes[0]?.page
    const { code, contribution } = await loadFrom(table.newest(), manifest.id, pick)
    expect([(code as () => string)(), contribution.contract]).toEqual([`${manifest.id} ${build}`, 2])
  }
  log = []
  table.offer(release(3, old))
  await heard(['scores 2.0.0 ends', 'scores 1.0.0 begins'])
  log = []
  stop()
  await heard(ids.map((id) => `${id} 1.0.0 ends`))
})

test('TEAM-07 a setup of contract 1 that is ready when it is over already ends at once; one of contract 2 hears of it while it waits', async () => {
  let beReady = () => {}
  const ready = new Promise<void>((resolve) => {
    beReady = resolve
  })
  const slow = async () => {
    log.push('one waits')
    await ready
    return () => log.push('one ends')
  }
  const waiting = ({ signal }: { signal: AbortSignal }) => {
    log.push('two waits')
    signal.addEventListener('abort', () => log.push('two ends'))
    return ready
  }
  const first = released('chat', 1, async () => ({ default: slow as never }))
  const second = released('live', 2, async () => ({ default: waiting as never }))
  stop = runSetups(new ReleaseTable(release(1, [first, second])))
  await heard(['one waits', 'two waits'])
  stop()
  expect(log).toEqual(expect.arrayContaining(['two ends']))
  expect(log).not.toContain('one ends')
  beReady()
  await heard(['one waits', 'two waits', 'two ends', 'one ends'])
})
