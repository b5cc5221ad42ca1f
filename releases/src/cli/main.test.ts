import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import fastify from 'fastify'
import { readGrant } from '../access/grants'
import { signingKey } from '../access/signing-key'
import { releasesPlugin } from '../http/releases-plugin'
import { diskStore } from '../store/open-store'
import { CommandLine, repository } from './command-line.fixture'

const run = promisify(execFile)
const line = new CommandLine()
const release = (...words: string[]) => line.release(...words)
const aBuild = (version: string, digit: string, change?: object) => line.aBuild(version, digit, change)
const manager = () => line.manager()

beforeAll(() => line.build(), 60_000)
afterAll(() => line.end())
beforeEach(() => line.reset())

test('FED-04 a version goes from publication by canary to everybody and back, each step one command', async () => {
  const published = await release('publish', 'remote-scores', '--folder', await aBuild('1.1.0', '1'))
  expect(published).toMatchObject({
    code: 0,
    answer: { ok: true, isNew: true, build: '1.1.0-111111111111', api: ['contract 1'] },
  })
  expect(await release('check', 'remote-scores')).toMatchObject({ code: 0, answer: { isReady: true, problems: [] } })
  expect(await release('canary', 'remote-scores', '--percent', '5')).toMatchObject({
    answer: { action: 'canary', percent: 5, seq: 2 },
  })
  const { answer } = await release('status', 'remote-scores')
  expect(answer.packages).toMatchObject([{ version: '1.0.0', canary: { version: '1.1.0', percent: 5 } }])
  expect(await release('promote', 'remote-scores', '--by', 'mei', '--why', 'fine')).toMatchObject({
    answer: { seq: 3, build: '1.1.0-111111111111' },
  })
  expect(await release('rollback', 'remote-scores', '--why', 'not fine')).toMatchObject({
    answer: { seq: 4, build: '1.0.0-000000000000' },
  })
  const history = await release('history', 'remote-scores')
  expect(
    (history.answer.entries as { action: string; percent?: number }[]).map(({ action, percent }) => [action, percent]),
  ).toEqual([
    ['promote', undefined],
    ['canary', 5],
    ['promote', undefined],
    ['rollback', undefined],
  ])
  expect((await release('diff', '--from', '1', '--to', '3')).answer.packages).toEqual([
    { package: 'remote-scores', from: '1.0.0-000000000000', to: '1.1.0-111111111111' },
  ])
  expect((await release('diff', 'remote-scores', '--to', '1.1.0')).answer).toMatchObject({ added: [], removed: [] })
})

test('FED-05 what cannot work is refused with exit code 1, the reason and the way out; nothing changes', async () => {
  await release('publish', 'remote-scores', '--folder', await aBuild('2.0.0', '2', { shared: { react: '^20.0.0' } }))
  const refused = {
    code: 1,
    answer: { ok: false, reason: 'shared-version', message: expect.stringContaining('build it against') },
  }
  expect(await release('promote', 'remote-scores')).toMatchObject(refused)
  expect(await release('canary', 'remote-scores', '--percent', '1')).toMatchObject(refused)
  expect(await release('check', 'remote-scores')).toMatchObject({ code: 1, answer: { ok: true, isReady: false } })
  expect((await release('status')).answer.seq).toBe(1)
})

test('FED-03 bad uploads are refused', async () => {
  const again = await release('publish', 'remote-scores', '--folder', await aBuild('1.0.0', '9'))
  expect(again).toMatchObject({ code: 1, answer: { reason: 'version-exists' } })
  const cut = await aBuild('1.2.0', '3')
  await writeFile(path.join(cut, 'remoteEntry.js'), 'var bui')
  expect(await release('publish', 'remote-scores', '--folder', cut)).toMatchObject({
    code: 1,
    answer: { reason: 'files-wrong' },
  })
  const foreign = await aBuild('1.2.0', '4', { id: 'live' })
  expect(await release('publish', 'remote-scores', '--folder', foreign)).toMatchObject({
    code: 1,
    answer: { reason: 'files-wrong' },
  })
  const hostile = await aBuild('1.2.0', '5', { texts: { zh: { title: '<script>' } } })
  expect(await release('publish', 'remote-scores', '--folder', hostile)).toMatchObject({
    code: 1,
    answer: { reason: 'manifest-wrong' },
  })
  expect(await release('publish', 'remote-scores', '--folder', line.folder)).toMatchObject({
    code: 1,
    answer: { reason: 'not-built' },
  })
})

test('FED-04 two pipelines that promote at once: each lands, or is told of the other and lands after it; no change is lost', async () => {
  await release('publish', 'remote-scores', '--folder', await aBuild('1.1.0', '1'))
  await release('publish', 'remote-scores', '--folder', await aBuild('1.2.0', '2'))
  const promote = (version: string) =>
    release('promote', 'remote-scores', '--version', version, '--why', `race ${version}`)
  const versions = ['1.1.0', '1.2.0']
  const outcomes = await Promise.all(versions.map(promote))
  // Whoever read before the other wrote decided on what is no longer live.
  const overtaken = outcomes.flatMap((outcome, place) => (outcome.code === 0 ? [] : [{ outcome, place }]))
  expect(overtaken.length).toBeLessThan(2)
  for (const { outcome, place } of overtaken) {
    expect(outcome).toMatchObject({ code: 1, answer: { reason: 'changed-meanwhile' } })
    expect(await promote(versions[place] ?? '')).toMatchObject({ code: 0 })
  }
  const history = await manager().store.history('production')
  expect(history.map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(history[2]?.changes[0]?.from).toBe(history[1]?.packages['remote-scores']?.stable)
})

test('FED-04 a lock holds what is new back and lets a rollback through', async () => {
  await release('publish', 'remote-scores', '--folder', await aBuild('1.1.0', '1'))
  await release('promote', 'remote-scores')
  expect(await release('lock')).toMatchObject({ code: 1, answer: { reason: 'why-needed' } })
  expect(await release('lock', '--why', 'cup final')).toMatchObject({ code: 0, answer: { isLocked: true } })
  expect(await release('promote', 'remote-scores', '--version', '1.0.0')).toMatchObject({
    code: 1,
    answer: { reason: 'locked' },
  })
  expect(await release('rollback', 'remote-scores')).toMatchObject({ code: 0 })
  expect(await release('rollback', 'remote-scores')).toMatchObject({ code: 1, answer: { reason: 'nothing-before' } })
  expect(await release('unlock', '--why', 'it is over')).toMatchObject({ code: 0, answer: { isLocked: false } })
  expect(await release('promote', 'remote-scores', '--version', '1.1.0')).toMatchObject({
    code: 1,
    answer: { reason: 'revoked' },
  })
  expect(await release('promote', 'remote-scores', '--version', '1.1.0', '--again', '--why', 'repaired')).toMatchObject(
    { code: 0 },
  )
  expect(await release('revoke', 'remote-scores', '--version', '1.0.0', '--why', 'leaks')).toMatchObject({ code: 0 })
})

test('words that make no command end with 2, a store that cannot be used with 3', async () => {
  expect(await release('ship', 'remote-scores')).toMatchObject({ code: 2, answer: { reason: 'usage' } })
  expect(await release('canary', 'remote-scores')).toMatchObject({ code: 2 })
  await rm(path.join(line.folder, 'releases/env'), { recursive: true })
  await writeFile(path.join(line.folder, 'releases/env'), 'a file where a folder should be')
  expect(await release('promote', 'remote-scores')).toMatchObject({ code: 3, answer: { reason: 'failed' } })
})

test('a grant that was made here is read by the service', async () => {
  const { answer } = await release(
    'grant',
    '--role',
    'team',
    '--package',
    'remote-scores',
    '--by',
    'mei',
    '--days',
    '1',
  )
  const key = await signingKey(manager().store.objects)
  expect(readGrant(key, String(answer.token), Date.now())).toMatchObject({
    name: 'mei',
    role: 'team',
    package: 'remote-scores',
  })
  expect(await release('grant', '--role', 'king', '--by', 'mei')).toMatchObject({ code: 2 })
})

/** A service on the store of the command line, as it listens elsewhere. */
async function aService() {
  const app = fastify({ forceCloseConnections: true })
  const store = diskStore(path.join(line.folder, 'releases'))
  await app.register((instance) => releasesPlugin(instance, { store, environment: 'production' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` }
}
const aToken = async (verbs: string) => {
  const { answer } = await release('token', '--for', 'scores CI', '--package', 'remote-scores', '--verbs', verbs)
  return String(answer.token)
}

test("TEAM-02 a team's pipeline of the documentation runs as it stands, with a token and no store: check, canary, everybody", async () => {
  const token = await aToken('publish,check,canary,promote,status')
  const { app, address } = await aService()
  const text = await readFile(path.join(repository, 'docs/how-to/release-pipeline.md'), 'utf8')
  const script = /```sh\n(#!\/bin\/sh[\s\S]+?)```/.exec(text)?.[1] ?? ''
  const bin = path.join(line.folder, 'bin')
  await mkdir(bin)
  // The pipeline's `pnpm release`, and nothing else, is replaced: by the same command, bundled already.
  const pnpm = `#!/bin/sh\nwhile [ "$1" != release ]; do shift; done; shift\nexec "${process.execPath}" "${line.bundle}" "$@"\n`
  await writeFile(path.join(bin, 'pnpm'), pnpm, { mode: 0o755 })
  await writeFile(path.join(line.folder, 'pipeline.sh'), script)
  const pipeline = async (build: string) => {
    const env = {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      // No store can be opened here: what the pipeline does, the service does.
      RELEASE_STORE: 's3+https://nowhere',
      PITCHSIDE_SERVER: address,
      PITCHSIDE_TOKEN: token,
      REMOTE: 'remote-scores',
      BUILD_FOLDER: build,
      WATCH_SECONDS: '0',
      CI_COMMIT: 'abc123',
    }
    return run('/bin/sh', [path.join(line.folder, 'pipeline.sh')], { env }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => error,
    )
  }
  expect(await pipeline(await aBuild('1.1.0', '1'))).toMatchObject({ code: 0 })
  const history = await manager().store.history('production')
  expect(history.map(({ changes }) => changes[0]?.action)).toEqual(['promote', 'canary', 'canary', 'promote'])
  expect(history.at(-1)).toMatchObject({
    by: 'scores CI',
    why: expect.stringContaining('abc123'),
    via: expect.stringMatching(/^token \w{12} from 127/),
  })
  expect((await pipeline(await aBuild('2.0.0', '2', { contract: 2 }))).code).toBe(1)
  expect(await manager().store.newestSeq('production')).toBe(4)
  await app.close()
})

test('TEAM-02 over HTTP a refusal has the exit code and the reason it has beside the store', async () => {
  const token = await aToken('status')
  const { app, address } = await aService()
  line.environment = { PITCHSIDE_SERVER: address, PITCHSIDE_TOKEN: token }
  expect(await release('status', 'remote-scores')).toMatchObject({ code: 0, answer: { seq: 1 } })
  expect(await release('promote', 'remote-scores')).toMatchObject({ code: 1, answer: { reason: 'not-allowed' } })
  expect(await release('lock', '--why', 'cup final')).toMatchObject({ code: 2, answer: { reason: 'usage' } })
  await app.close()
  expect(await release('status', 'remote-scores')).toMatchObject({ code: 3, answer: { reason: 'failed' } })
  line.environment = { PITCHSIDE_SERVER: address, PITCHSIDE_TOKEN: '' }
  expect((await release('status', 'remote-scores')).answer.ok).toBe(false)
})

test('TEAM-08 what stage has and production has not: said in one command, promoted in another', async () => {
  await release('publish', 'remote-scores', '--folder', await aBuild('1.1.0', '1'))
  const toStage = ['promote', 'host', 'remote-scores', '--env', 'stage', '--why', 'try it']
  expect(await release(...toStage)).toMatchObject({ code: 0 })
  expect((await release('diff', '--from', 'stage', '--to', 'production')).answer).toMatchObject({
    packages: [{ package: 'remote-scores', from: '1.1.0-111111111111', to: '1.0.0-000000000000' }],
  })
  expect(await release('promote', '--from', 'stage', '--why', 'as stage')).toMatchObject({
    code: 0,
    answer: { environment: 'production', package: 'remote-scores', build: '1.1.0-111111111111', seq: 2 },
  })
  expect((await release('diff', '--from', 'stage', '--to', 'production')).answer.packages).toEqual([])
  expect(await release('promote', '--from', 'stage', '--why', 'again')).toMatchObject({
    code: 1,
    answer: { reason: 'already-stable' },
  })
})

test('TEAM-03 a remote without sources here is registered by a command and published from its folder', async () => {
  const folder = await aBuild('1.0.0', '7', { id: 'shop', container: 'shop_7' })
  await writeFile(
    path.join(folder, 'build.json'),
    JSON.stringify({ name: 'remote-shop', version: '1.0.0', build: '1.0.0-777777777777' }),
  )
  const publish = () => release('publish', 'remote-shop', '--folder', folder)
  expect(await publish()).toMatchObject({ code: 1, answer: { reason: 'package-unknown' } })
  expect(await release('register', 'remote-shop')).toMatchObject({ code: 2, answer: { reason: 'usage' } })
  expect(await release('register', 'remote-shop', '--team', 'shop', '--routes', '/shop', '--by', 'mei')).toMatchObject({
    code: 0,
    answer: { team: 'shop', routes: ['/shop'] },
  })
  expect(await publish()).toMatchObject({ code: 0, answer: { isNew: true } })
  expect((await release('packages')).answer.packages).toMatchObject([
    { package: 'remote-scores' },
    { package: 'remote-shop', routes: ['/shop'] },
  ])
  expect((await release('audit')).answer.entries).toMatchObject([{}, { by: 'mei', targets: ['remote-shop'] }])
})

test('TEAM-03 TEAM-04 a build that takes a foreign route, or has a script nobody checks, is not published', async () => {
  const foreign = await aBuild('1.2.0', '3', {
    routes: [{ path: '/live', title: 'scores:t', files: { js: [], css: [] } }],
  })
  expect(await release('publish', 'remote-scores', '--folder', foreign)).toMatchObject({
    code: 1,
    answer: { reason: 'not-owned' },
  })
  const open = await aBuild('1.2.0', '4')
  await writeFile(path.join(open, 'late.js'), 'alert(1)')
  expect(await release('publish', 'remote-scores', '--folder', open)).toMatchObject({
    code: 1,
    answer: { reason: 'not-sealed' },
  })
})
