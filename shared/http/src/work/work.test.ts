import { pbkdf2Sync, webcrypto } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Envelope, WorkChallenge } from '@pitchside/contract'
import { CallError, call, configureHttp } from '../index'

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, token, lang, content-type',
  'content-type': 'application/json',
}
const parameters = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '00'.repeat(16),
  salt: '11'.repeat(16),
  cost: 10,
  keyLength: 32,
  keyPrefix: '0',
}
const puzzle: WorkChallenge = { parameters, signature: 'signed' }
const needed: Envelope = { code: 1, msg: '安全检查未完成', data: puzzle, reason: 'work-needed' }

/** As the server does: the key of the counter begins with the prefix. */
function isSolved(work: string | undefined): boolean {
  if (work === undefined) return false
  const { challenge, solution } = JSON.parse(atob(work)) as {
    challenge: WorkChallenge
    solution: { counter: number; derivedKey: string }
  }
  const password = Buffer.alloc(20)
  password.writeUInt32BE(solution.counter, 16)
  const key = pbkdf2Sync(password, Buffer.from(parameters.salt, 'hex'), 10, 32, 'sha256').toString('hex')
  return JSON.stringify(challenge) === JSON.stringify(puzzle) && key === solution.derivedKey && key.startsWith('0')
}

let seen: { work?: string }[]
let shown: string[]
let warned: unknown[]
const { warn } = console
let close: () => Promise<unknown>

beforeEach(async () => {
  seen = []
  shown = []
  warned = []
  console.warn = (text: unknown) => warned.push(text)
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      response.writeHead(200, cors)
      if (request.method === 'OPTIONS') return response.end()
      const input = JSON.parse(body) as { work?: string }
      seen.push(input)
      const reply = isSolved(input.work) ? { code: 0, msg: '', data: null } : needed
      return response.end(JSON.stringify(reply))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => new Promise((resolve) => server.close(resolve))
  configureHttp({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    language: () => 'zh',
    notices: { showError: (text) => shown.push(text), askSessionLost: () => {}, showLoginNeeded: () => {} },
  })
})
afterEach(async () => {
  console.warn = warn
  Reflect.deleteProperty(globalThis, 'Worker')
  await close()
})

const input = { mobile: '86-13800000000', type: 1 }

test('EDGE-04 a browser that can not work says once what the server said', async () => {
  await expect(call('sendCode', input)).rejects.toMatchObject({ reason: 'work-needed', code: 1 })
  expect(shown).toEqual(['安全检查未完成'])
  expect(warned).toEqual(['the puzzle of the server was not solved'])
  expect(seen).toHaveLength(1)
})

/** What a browser makes of a script's address: a place of its own to which messages go and from which they come. */
class WorkerOfTest {
  onmessage: ((event: { data: unknown }) => void) | undefined
  onerror: ((event: { message: string }) => void) | undefined
  static ended = 0
  constructor(readonly address: URL) {}
  async postMessage(data: unknown): Promise<void> {
    const { solve } = await import('./solve')
    this.onmessage?.({ data: await solve(data as WorkChallenge).catch(() => null) })
  }
  terminate(): void {
    WorkerOfTest.ended += 1
  }
}

test('EDGE-04 a call the server wants work for is made once more with it, and nobody notices', async () => {
  Object.assign(globalThis, { Worker: WorkerOfTest })
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
  await expect(call('sendCode', input)).resolves.toBeNull()
  expect(shown).toEqual([])
  expect(seen).toEqual([input, { ...input, work: expect.any(String) }])
  expect(WorkerOfTest.ended).toBe(1)
  Reflect.deleteProperty(crypto, 'subtle')
})

test('EDGE-04 a page without Web Crypto, as one that came without https, is told so and does not wait', async () => {
  Object.assign(globalThis, { Worker: WorkerOfTest })
  await expect(call('sendCode', input)).rejects.toMatchObject({ reason: 'work-needed' })
  expect(seen).toHaveLength(1)
})

test('EDGE-04 a worker that does not load is told as the refusal it is', async () => {
  class Broken extends WorkerOfTest {
    override async postMessage(): Promise<void> {
      this.onerror?.({ message: 'the policy says no' })
    }
  }
  Object.assign(globalThis, { Worker: Broken })
  await expect(call('sendCode', input)).rejects.toBeInstanceOf(CallError)
  expect(shown).toEqual(['安全检查未完成'])
})
