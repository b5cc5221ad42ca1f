import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { type Grant, issueGrant, mayChange, readGrant } from './grants'
import { signatureOf } from './signing-key'

const key = randomBytes(32)
const grant: Grant = { name: 'mei', role: 'team', package: 'remote-scores', until: 1000 }

test('a grant is read back until it is over', () => {
  const text = issueGrant(key, grant)
  expect(readGrant(key, text, 999)).toEqual(grant)
  expect(readGrant(key, text, 1000)).toBeUndefined()
})

test('FED-04 a forged, foreign, cut or rewritten grant is nobody', () => {
  const text = issueGrant(key, grant)
  const [mark, body, signature] = text.split('.') as [string, string, string]
  const manager = Buffer.from(JSON.stringify({ ...grant, role: 'manager' })).toString('base64url')
  const forgeries = [
    undefined,
    '',
    'rel1',
    'rel1..',
    `${mark}.${manager}.${signature}`,
    `${mark}.${body}.${signature.slice(1)}`,
    `${mark}.${body}.`,
    `${text}.more`,
    `other.${body}.${signature}`,
    issueGrant(randomBytes(32), grant),
    `${mark}.${body}.${signatureOf(key, 'device', body)}`,
  ]
  for (const forged of forgeries)
    expect({ forged, found: readGrant(key, forged, 0) }).toEqual({ forged, found: undefined })
})

test.each<[Grant['role'], string | undefined, boolean]>([
  ['viewer', 'remote-scores', false],
  ['team', 'remote-scores', true],
  ['team', 'remote-live', false],
  ['team', undefined, false],
  ['manager', 'remote-live', true],
  ['manager', undefined, true],
])('a %s may change %s: %s', (role, name, may) => {
  expect(mayChange({ ...grant, role }, name)).toBe(may)
})
