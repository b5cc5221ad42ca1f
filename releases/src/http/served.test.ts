import { request as httpRequest } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { visitorCookie } from '@pitchside/base'
import { ReleaseClient } from '../client'
import { ReleaseManager } from '../core/release-manager'
import { aListeningService, type ListeningService } from '../testing/a-listening-service'
import { firstBuild, secondBuild } from '../testing/a-service'
import { aBuiltFolder, aHost, audit } from '../testing/a-version'

const hosts = { 'stage.example.com': 'stage' }
let service: ListeningService
let stage: ReleaseManager
let now: number

beforeEach(async () => {
  now = Date.now()
  service = await aListeningService({ now: () => now, hosts, originOf: () => 'https://www.example.com:8443' })
  stage = new ReleaseManager(service.manager.store, 'stage')
  await stage.promote({ host: aHost().build, 'remote-scores': secondBuild }, audit)
  await followed(1)
})
afterEach(() => service.close())

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Asks under a name of the site, as a browser does that found it there. */
const ask = (
  path: string,
  { host = 'www.example.com', cookie = '', authorization = '', body = '' } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(service.address)
    const type = body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : {}
    const headers = { host, cookie, ...type, ...(authorization ? { authorization } : {}) }
    const sent = httpRequest({ port, path, headers, method: body ? 'POST' : 'GET', agent: false }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }))
    })
    sent.on('error', reject).end(body)
  })
/** What another process writes into the store is served as soon as that was noticed. */
async function followed(seq: number): Promise<void> {
  const current = () => ask('/releases/current', { host: 'stage.example.com' })
  while (JSON.parse((await current()).text || '{}').seq !== seq) await setTimeout(10)
}
const releaseIn = ({ text }: Answer) => JSON.parse(/id="release">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}')
const shownIn = (answer: Answer): string => releaseIn(answer).remotes.scores.current.build
/** Of the first visitor who is given the canary: who that is follows from chance, even at 99 %. */
async function cookieOfCanary(host: string): Promise<string> {
  for (let visits = 0; visits < 20; visits += 1) {
    const answer = await ask('/', { host })
    if (shownIn(answer) === secondBuild) return String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
  }
  throw new Error('nobody is given the canary')
}

describe('TEAM-08 several environments are served by one service', () => {
  test('each under its name: pages, what open tabs ask, what follows', async () => {
    expect(shownIn(await ask('/football'))).toBe(firstBuild)
    const there = await ask('/football', { host: 'STAGE.example.com:443' })
    expect([shownIn(there), releaseIn(there).environment]).toEqual([secondBuild, 'stage'])
    const current = async (host: string) => JSON.parse((await ask('/releases/current', { host })).text)
    expect((await current('stage.example.com')).environment).toBe('stage')
    expect((await current('www.example.com')).environment).toBe('production')
    await stage.rollBack('remote-scores', audit).catch(() => undefined)
    const { seq } = await stage.promote({ 'remote-scores': firstBuild }, audit)
    await followed(seq)
    expect((await current('stage.example.com')).remotes.scores.current.build).toBe(firstBuild)
  })

  test('the failures of one count for its canary alone', async () => {
    await stage.promote({ 'remote-scores': firstBuild }, audit)
    for (const manager of [stage, service.manager]) await manager.canary('remote-scores', secondBuild, 99, audit)
    await followed(3)
    const cookie = await cookieOfCanary('stage.example.com')
    expect(cookie).toContain(visitorCookie)
    const { seq, environment } = releaseIn(await ask('/', { host: 'stage.example.com', cookie }))
    expect([environment, seq]).toEqual(['stage', 3])
    const samples = [{ remote: 'scores', build: secondBuild, phase: 'render' }]
    await ask('/releases/health', { host: 'stage.example.com', cookie, body: JSON.stringify({ seq, samples }) })
    const authorization = `Bearer ${service.token({ role: 'viewer' })}`
    const counted = async (host: string) => (await ask('/releases/metrics', { host, authorization })).text
    const failed = `remote_failures_total{remote="scores",build="${secondBuild}",role="canary"} 1`
    expect(await counted('stage.example.com')).toContain(failed)
    expect(await counted('www.example.com')).not.toContain('failures_total')
  })

  test('what stage has and production has not, in one command; and promoted in one', async () => {
    const { text } = await service.aToken({ environments: 'production,stage' })
    const client = new ReleaseClient(service.address, text)
    const answer = await client.call('promote', 'remote-scores', { from: 'stage', why: 'as stage' })
    expect(answer).toMatchObject({ ok: true, environment: 'production', build: secondBuild })
    expect(await client.call('promote', 'remote-scores', { from: 'stage', why: 'again' })).toMatchObject({
      reason: 'already-stable',
    })
  })
})

describe('TEAM-08 a branch has an address that shows production with that one remote', () => {
  const preview = async (audience: 'staff' | 'all', days = 1) => {
    const client = await service.client({ verbs: ['preview'] })
    const folder = await aBuiltFolder('1.1.0', '8')
    const answer = await client.publish('remote-scores', folder, { preview: 'feature/x', audience, days })
    expect(answer).toMatchObject({ ok: true, build: '1.1.0-888888888888', preview: 'feature/x' })
    const opened = await ask(new URL(String(answer.address)).pathname)
    return {
      opened,
      cookie: String(opened.headers['set-cookie']).split(';', 1)[0] ?? '',
      address: String(answer.address),
    }
  }

  test('open to all: it says what it is, is in no index, and production stays as it is', async () => {
    const { opened, cookie } = await preview('all')
    expect([opened.status, opened.headers.location]).toEqual([302, '/'])
    expect(String(opened.headers['set-cookie'])).toMatch(/HttpOnly/)
    const page = await ask('/football?lang=en', { cookie })
    expect(shownIn(page)).toBe('1.1.0-888888888888')
    expect(releaseIn(page)).toMatchObject({ environment: 'production', isPinned: true })
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.text).toContain('<meta name="robots" content="noindex">')
    expect(page.text).toMatch(
      /<aside class="preview-bar"[^>]*><span>Preview · feature\/x · remote-scores 1\.1\.0-8+ · until /,
    )
    const usual = await ask('/football')
    expect([shownIn(usual), usual.text.includes('preview-bar'), usual.headers['x-robots-tag']]).toEqual([
      firstBuild,
      false,
      undefined,
    ])
    expect(await service.manager.store.newestSeq('production')).toBe(1)
    const left = await ask('/_preview/leave', { cookie })
    expect(String(left.headers['set-cookie'])).toContain('Max-Age=0')
  })

  test('for staff: a visitor with the address sees what visitors see', async () => {
    const { cookie } = await preview('staff')
    expect(shownIn(await ask('/football', { cookie }))).toBe(firstBuild)
    const authorization = `Bearer ${service.token({ role: 'viewer' })}`
    expect(shownIn(await ask('/football', { cookie, authorization }))).toBe('1.1.0-888888888888')
  })

  test('it ends, and nobody makes one up or changes one', async () => {
    const { cookie, address } = await preview('all')
    const path = new URL(address).pathname
    const [start, body = '', signature = ''] = /^(\/_preview\/)([^.]+)\.(.+)$/.exec(path)?.slice(1) ?? []
    const changed = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), build: secondBuild }),
    ).toString('base64url')
    expect((await ask(`${start}${changed}.${signature}`)).status).toBe(404)
    expect((await ask('/_preview/x')).status).toBe(404)
    now += 86_400_000 + 1000
    expect((await ask(path)).status).toBe(404)
    expect(shownIn(await ask('/football', { cookie }))).toBe(firstBuild)
  })

  test('its address is that of the site and of the environment, whatever name the call came to', async () => {
    const { text } = await service.aToken({ environments: 'production,stage' })
    const client = new ReleaseClient(service.address, text)
    const folder = await aBuiltFolder('1.1.0', '8')
    const originIn = async (environment: string) =>
      new URL(String((await client.publish('remote-scores', folder, { preview: 'x', environment })).address)).origin
    expect(service.address).not.toContain('example.com')
    expect(await originIn('production')).toBe('https://www.example.com:8443')
    expect(await originIn('stage')).toBe('https://stage.example.com:8443')
  })

  test('it is no release: nobody promotes it, and no version means it', async () => {
    await preview('all')
    const promote = service.manager.promote({ 'remote-scores': '1.1.0-888888888888' }, audit)
    await expect(promote).rejects.toMatchObject({ reason: 'is-preview' })
    expect((await service.manager.find('remote-scores', '1.1.0')).build).toBe(secondBuild)
    expect((await service.manager.find('remote-scores', undefined)).build).toBe(secondBuild)
  })

  test('the very build of the branch is released when it is published as that', async () => {
    const client = await service.client()
    const folder = await aBuiltFolder('1.3.0', '7')
    await client.publish('remote-scores', folder, { preview: 'feature/x' })
    // No version means a preview: only who names the build does.
    expect(await client.call('promote', 'remote-scores', { version: '1.3.0' })).toMatchObject({
      reason: 'unknown-version',
    })
    expect(await client.call('promote', 'remote-scores', { version: '1.3.0-777777777777' })).toMatchObject({
      reason: 'is-preview',
    })
    expect(await client.publish('remote-scores', folder)).toMatchObject({ isNew: true })
    expect(await client.publish('remote-scores', folder)).toMatchObject({ isNew: false })
    expect(await client.call('promote', 'remote-scores', { version: '1.3.0' })).toMatchObject({ ok: true })
  })
})
