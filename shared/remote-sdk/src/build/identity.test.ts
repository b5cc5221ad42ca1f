import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { identityOf } from './identity.mjs'

let folder: string
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const named = (name: string, version = '1.2.0') => write('package.json', JSON.stringify({ name, version }))

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitchside-identity-'))
  mkdirSync(path.join(folder, 'src'))
  write('src/contribution.ts', 'export default {}')
  named('@shops/remote-shop')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('TEAM-01 a build is named after its package, and its hash follows from all it is made from', () => {
  const { name, version, hash, build, container } = identityOf(folder)
  expect({ name, version, build, container }).toEqual({
    name: 'remote-shop',
    version: '1.2.0',
    build: `1.2.0-${hash}`,
    container: `shop_1_2_0_${hash}`,
  })
  expect(hash).toMatch(/^[0-9a-f]{12}$/)
  const hashes = new Set([hash, identityOf(folder, { isDev: true }).hash])
  // As long as before.
  write('src/contribution.ts', 'export default []')
  hashes.add(identityOf(folder).hash)
  for (const file of ['src/other.ts', 'package-lock.json', 'vite.config.mjs']) {
    write(file, `// ${file}`)
    hashes.add(identityOf(folder).hash)
  }
  expect(hashes.size).toBe(6)
  write('README.md', 'is not built')
  expect(hashes).toContain(identityOf(folder).hash)
})

test('TEAM-01 a package that is not named as a remote is refused with what to write', () => {
  for (const name of ['shop', 'remote-', 'remote-Shop']) {
    named(name)
    expect(() => identityOf(folder)).toThrow('the name of a remote is remote-<id>')
  }
  rmSync(path.join(folder, 'package.json'))
  expect(() => identityOf(folder)).toThrow('has no package.json')
})
