import { webcrypto } from 'node:crypto'
import { beforeEach, expect, test } from '@jest/globals'
import type { ReleasedRemote, RemoteManifest } from '@pitchside/remote-kit/manifest'
import { failedIntegrity } from './failed-integrity'
import { hashOf } from './file-hashes'

const base = '/assets/remote-live/1.0.0-0/'
const sha = async (text: string) =>
  Buffer.from(await webcrypto.subtle.digest('SHA-384', new TextEncoder().encode(text))).toString('base64')
let remote: ReleasedRemote
let served: Record<string, string>

beforeEach(async () => {
  const files = [{ path: 'remoteEntry.js', bytes: 1, sri: `sha384-${await sha('entry')}` }]
  remote = { build: '1.0.0-0', base, manifest: { id: 'live', container: 'live_0', files } as unknown as RemoteManifest }
  served = { 'remoteEntry.js': 'entry', '7.js': 'chunk' }
  Object.assign(globalThis, {
    fileHashes: { live_0: { '7.js': await sha('chunk') } },
    fetch: async (address: string) => {
      const text = served[address.slice(base.length)]
      return new Response(text ?? '', { status: text === undefined ? 404 : 200 })
    },
  })
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})

test('FED-05 the release knows the hashes of what starts a version, its start file those of the others', async () => {
  expect(hashOf(remote, 'remoteEntry.js')).toBe(`sha384-${await sha('entry')}`)
  expect(hashOf(remote, '7.js')).toBe(`sha384-${await sha('chunk')}`)
  expect(hashOf(remote, '8.js')).toBeUndefined()
})

test('FED-08 a failure is one of integrity when the file that failed is another one, and only then', async () => {
  const failed = (file: string) =>
    Object.assign(new Error('Loading chunk failed'), { request: `http://x${base}${file}` })
  expect(await failedIntegrity(remote, failed('7.js'))).toBe(false)
  served['7.js'] = 'another chunk'
  expect(await failedIntegrity(remote, failed('7.js'))).toBe(true)
  delete served['7.js']
  expect(await failedIntegrity(remote, failed('7.js'))).toBe(false)
  expect(await failedIntegrity(remote, failed('8.js'))).toBe(false)
  // A script that starts a version fails without saying which file it was.
  expect(await failedIntegrity(remote, new Error('RUNTIME-008'))).toBe(false)
  served['remoteEntry.js'] = 'another entry'
  expect(await failedIntegrity(remote, new Error('RUNTIME-008'))).toBe(true)
})
