import { expect, test } from '@jest/globals'
import type { ReleasedRemote, RemoteManifest } from '@pitchside/remote-kit/manifest'
import { entryScript, learnHashes } from './entry-script'

const entry = { js: ['remoteEntry.js', 'contribution.js'], css: [] }
const released = (base: string, files: RemoteManifest['files']): ReleasedRemote => ({
  build: '1.0.0-0',
  base,
  manifest: { entry, files } as unknown as RemoteManifest,
})

test('FED-05 a script that starts a version is checked; one whose hash the release does not know is refused', () => {
  const base = '/assets/remote-live/1.0.0-0/'
  learnHashes(released(base, [{ path: 'remoteEntry.js', bytes: 1, sri: 'sha384-x' }]))
  expect(entryScript(`${base}remoteEntry.js`)).toMatchObject({ integrity: 'sha384-x', crossOrigin: null })
  expect(() => entryScript(`${base}contribution.js`)).toThrow(/no hash of/)
  expect(() => entryScript('/assets/remote-live/9.9.9-9/remoteEntry.js')).toThrow(/no hash of/)
})

test('FED-09 a version somebody works on names no files and has no hashes', () => {
  const base = 'http://localhost:3101/'
  learnHashes(released(base, []))
  const script = entryScript(`${base}remoteEntry.js`)
  expect(script.integrity).toBeFalsy()
  expect(script.crossOrigin).toBe('anonymous')
})
