import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { ReleaseClient } from '../client'
import { ReleaseRefused } from '../core/document'
import { aListeningService, type ListeningService } from '../testing/a-listening-service'
import { firstBuild, secondBuild } from '../testing/a-service'
import { audit } from '../testing/a-version'

const name = 'remote-scores'
const picture = Buffer.from('\x89PNG of a page')
let service: ListeningService
let now: number
/** What the browser finds: words with a picture of the page, kept as the service wants it, or with what `said` says. */
let said: ((kept: string) => string) | undefined

beforeEach(async () => {
  ;[now, said] = [Date.now(), undefined]
  service = await aListeningService({
    now: () => now,
    async look(_manager, [version], keep) {
      if (!said) return
      const words = said((await keep?.(version, '/football', picture)) ?? 'nowhere')
      throw new ReleaseRefused('smoke-failed', words, [words])
    },
  })
})
afterEach(() => service.close())

const atConsole = (url: string, payload?: object) =>
  service.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/console/api/${url}`,
    headers: { cookie: `release_session=${service.token({ role: 'manager' })}`, 'x-release-console': '1' },
    ...(payload ? { payload } : {}),
  })
const promotion = {
  verb: 'canary',
  environment: 'production',
  package: name,
  build: secondBuild,
  percent: 5,
  why: 'new',
}

/** What every door answers that a release goes through. */
async function everyDoor(client: ReleaseClient): Promise<string[]> {
  const version = '1.1.0'
  const answers = [
    client.call('check', name, { version, smoke: true }),
    client.call('canary', name, { version, percent: 5, smoke: true }),
    client.call('promote', name, { version, smoke: true }),
    client.status(name),
    client.plan(name, { raise: 'react@19.3.2' }),
    client.register(name, { team: 'scores' }),
  ].map((answer) => answer.then(JSON.stringify, String))
  const console = [
    atConsole('change', { ...promotion }),
    atConsole('state'),
    atConsole(`check?package=${name}&build=${secondBuild}`),
    atConsole('diff?from=1&to=1'),
    atConsole('ahead?from=stage'),
    atConsole('register'),
  ].map(async (answer) => (await answer).body)
  return Promise.all([...answers, ...console])
}

/** Folders of the service; nobody who asks may read of them. */
const folders = () => [service.manager.store.objects.place, tmpdir(), process.cwd(), 'node_modules']
const tellsOf = (answer: string) => folders().filter((folder) => answer.includes(folder))

describe('TEAM-02 what the service answers names none of its own files', () => {
  test('not in a refusal that does', async () => {
    process.env.RELEASE_SMOKE = 'production'
    const client = await service.client()
    for (const place of folders().slice(0, -1)) {
      said = () => `/football (is down; picture: ${place}/smoke/football.png)`
      const answers = await everyDoor(client)
      expect(answers.filter((answer) => answer.includes('is down'))).toHaveLength(4)
      expect(answers.flatMap(tellsOf)).toEqual([])
    }
    delete process.env.RELEASE_SMOKE
  })

  test.each(['env/production/00000001.json', `versions/${name}/${secondBuild}/version.json`, 'register/00000001.json'])(
    'not when %s is cut',
    async (key) => {
      const client = await service.client()
      const file = path.join(service.manager.store.objects.place, key)
      writeFileSync(file, readFileSync(file).subarray(0, 40))
      const answers = await everyDoor(client)
      expect(answers.join()).toMatch(/this failed here \(request /)
      expect(answers.flatMap(tellsOf)).toEqual([])
    },
  )
})

describe('TEAM-09 the picture of a page that is not well is seen by whoever asked for the look', () => {
  const addressIn = (words: unknown) => /picture: (\S+_look\/[\w.-]+)/.exec(JSON.stringify(words))?.[1] ?? ''

  test('at an address over HTTP, and at the same site from the console', async () => {
    const client = await service.client()
    said = (kept) => `/football (is down; picture: ${kept})`
    const { details } = await client.call('promote', name, { version: '1.1.0', smoke: true })
    const address = addressIn(details)
    expect(address.startsWith(`${service.address}/_look/`)).toBe(true)
    const shown = await fetch(address)
    expect([shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual(['image/png', 'no-store'])
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(picture)
    expect(addressIn(await client.call('check', name, { version: '1.1.0', smoke: true }))).toContain('/_look/')
    process.env.RELEASE_SMOKE = 'production'
    expect(addressIn((await atConsole('change', promotion)).json())).toMatch(/^\/_look\//)
    delete process.env.RELEASE_SMOKE
  })

  test('for a week, while there is the version, and nobody makes one up', async () => {
    const client = await service.client()
    said = (kept) => `/football (is down; picture: ${kept})`
    const look = async () => addressIn(await client.call('check', name, { version: '1.1.0', smoke: true }))
    const status = async (address: string) => (await fetch(address)).status
    const address = await look()
    expect(await status(address)).toBe(200)
    expect(await status(address.slice(0, -2))).toBe(404)
    expect(await status(`${service.address}/_look/x`)).toBe(404)
    now += 8 * 86_400_000
    expect(await status(address)).toBe(404)
    await service.manager.store.removeVersion(name, secondBuild)
    expect(await service.manager.store.objects.list(`versions/${name}/${secondBuild}/`)).toEqual([])
  })

  test('a second look leaves the newer one, and the version stays as it was', async () => {
    const client = await service.client()
    said = (kept) => `/football (is down; picture: ${kept})`
    await client.call('check', name, { version: '1.1.0', smoke: true })
    await client.call('check', name, { version: '1.1.0', smoke: true })
    const kept = await service.manager.store.objects.list(`versions/${name}/${secondBuild}/pictures/`)
    expect(kept).toEqual([`versions/${name}/${secondBuild}/pictures/football.png`])
    said = undefined
    await service.manager.promote({ [name]: secondBuild }, audit)
    expect((await service.manager.store.current('production'))?.packages[name]?.previous).toEqual([firstBuild])
  })
})
