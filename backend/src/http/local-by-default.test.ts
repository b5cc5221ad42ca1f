import { readdirSync, readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { endpointOf } from '@pitchside/contract'
import WebSocket from 'ws'
import { readConfig } from '../config'
import { packageRoot } from '../package-root'
import { accountModules, startTestApp, type TestSite } from '../testing/test-app'

let site: TestSite | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

/** Whether somebody listens there. */
const answers = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host)
    const tell = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => tell(true)).once('error', () => tell(false))
  })

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address
const hasSix = addresses.some(({ address }) => address === '::1')

const hostFor = (env: Record<string, string>) => readConfig({ ...env }).host

test('EDGE-10 a site with aids for tests is for this machine alone, unless HOST says otherwise', () => {
  expect(hostFor({})).toBe('localhost')
  expect(hostFor({ NODE_ENV: 'production' })).toBe('0.0.0.0')
  expect(hostFor({ NODE_ENV: 'production', PITCHSIDE_DEV: '1' })).toBe('localhost')
  expect(hostFor({ HOST: '0.0.0.0' })).toBe('0.0.0.0')
  expect(hostFor({ HOST: '' })).toBe('localhost')
})

test('EDGE-10 names of the site are names', () => {
  const { allowedHosts } = readConfig({ ALLOWED_HOSTS: ' Www.Example, demo.example ,[::1]' })
  expect(allowedHosts).toEqual(['www.example', 'demo.example', '[::1]'])
  expect(() => readConfig({ ALLOWED_HOSTS: 'https://www.example' })).toThrow('ALLOWED_HOSTS must be names')
})

async function start(config: object, log: string[] = []) {
  const logTo = { write: (line: string) => void log.push(line) }
  site = await startTestApp({ only: accountModules, config: { logLevel: 'warn', ...config }, logTo })
  return Number(new URL(await site.origin()).port)
}

describe('listening', () => {
  test('EDGE-10 on both loopbacks and nowhere else', async () => {
    const log: string[] = []
    const port = await start({ host: 'localhost' }, log)
    expect(await answers('127.0.0.1', port)).toBe(true)
    expect(await answers('::1', port)).toBe(hasSix)
    if (outside) expect(await answers(outside, port)).toBe(false)
    expect(log.join('')).not.toContain('/_dev')
  })

  ;(hasSix ? test : test.skip)(
    'EDGE-10 what comes in at ::1 is answered, sockets as well, and ends with the site',
    async () => {
      const port = await start({ host: 'localhost' })
      expect((await fetch(`http://[::1]:${port}/readyz`)).status).toBe(200)
      const socket = new WebSocket(`ws://[::1]:${port}/ws`)
      await new Promise((resolve) => socket.once('open', resolve))
      const closed = new Promise((resolve) => socket.once('close', resolve))
      const ended = site
      site = undefined
      await ended?.close()
      await closed
      expect(await answers('::1', port)).toBe(false)
    },
  )

  test('EDGE-10 elsewhere only with a warning', async () => {
    const log: string[] = []
    const port = await start({ host: '0.0.0.0' }, log)
    if (outside) expect(await answers(outside, port)).toBe(true)
    expect(log.join('')).toContain('/_dev')
  })
})

interface Asked {
  host: string
  method?: string
  headers?: object
}

/** As `fetch`, with a `Host` header of one's own. */
const ask = (port: number, path: string, { host, method = 'GET', headers = {} }: Asked) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method, headers: { host, ...headers } }
    const request = httpRequest(options, async (reply) => {
      let text = ''
      for await (const piece of reply.setEncoding('utf8')) text += piece
      resolve({ status: reply.statusCode ?? 0, text })
    })
    request.once('error', reject).end()
  })

describe('the Host header', () => {
  const host = 'evil.example'

  test.each([{}, { 'x-forwarded-host': host }, { 'x-forwarded-host': `${host}:443, a` }])(
    'EDGE-10 is in no QR code and in no address that a call answers with, nor is %j',
    async (forwarded) => {
      const port = await start({ host: '127.0.0.1', trustedProxies: 1 })
      const { token } = (await site?.signIn('visitor')) ?? { token: '' }
      for (const name of ['getSettings', 'createLoginQr', 'getInvite'] as const) {
        const { method, path } = endpointOf(name)
        const { text } = await ask(port, path, { host, method, headers: { token, ...forwarded } })
        expect(JSON.parse(text)).toMatchObject({ code: 0 })
        expect(text).not.toContain('evil')
        const own = {
          getSettings: '"/ws"',
          createLoginQr: `http://127.0.0.1:${port}`,
          getInvite: `http://127.0.0.1:${port}`,
        }
        expect(text).toContain(own[name])
      }
    },
  )

  test('EDGE-10 is read where a page is compared with it, and nowhere else', () => {
    const folder = join(packageRoot, 'src')
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (name) => name.endsWith('.ts') && !/\.(test|fixture|contract)\.ts$/.test(name) && !name.startsWith('testing'),
      )
      .filter((name) =>
        /\b(request|req)\.host(name)?\b|request\.headers\.host\b|\{ origin, host \}/.test(
          readFileSync(join(folder, name), 'utf8'),
        ),
      )
    expect(sources.sort()).toEqual([
      // A request of ours to somebody else.
      'adapters/sms-aliyun/acs3-signature.ts',
      'modules/payments/pay-page.ts',
      'modules/qr-login/qr-login.routes.ts',
      'realtime/socket-door.ts',
    ])
  })

  test('EDGE-10 of a page elsewhere opens no aid for tests', async () => {
    const port = await start({ host: 'localhost' })
    for (const path of ['/_dev/outbox?mobile=86-13900000001', '/%5fdev/outbox?mobile=86-13900000001'])
      expect((await ask(port, path, { host })).status).toBe(403)
    expect((await ask(port, '/_dev/outbox?mobile=86-13900000001', { host: `localhost:${port}` })).status).toBe(200)
  })
})
