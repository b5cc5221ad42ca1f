import { expect, test } from '@jest/globals'
import { createSystemRandom } from './random'
import { createSealer } from './sealed-text'

const random = createSystemRandom()
const sealer = createSealer(async () => 'a secret of the installation', random, 'cards')
const number = '4111111111111111'

test('MEM-01 what is sealed opens again and can not be read in between', async () => {
  const sealed = await sealer.seal(number, 'user 1')
  expect(sealed).not.toContain(number)
  expect(Buffer.from(sealed.slice(3), 'base64url').includes(number)).toBe(false)
  expect(await sealer.open(sealed, 'user 1')).toBe(number)
  expect(await sealer.seal(number, 'user 1')).not.toBe(sealed)
})

test('MEM-01 a row moved to somebody else, a changed byte, another key or purpose opens nothing', async () => {
  const sealed = await sealer.seal(number, 'user 1')
  await expect(sealer.open(sealed, 'user 2')).rejects.toThrow()
  const bytes = Buffer.from(sealed.slice(3), 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  await expect(sealer.open(`v1.${bytes.toString('base64url')}`, 'user 1')).rejects.toThrow()
  const another = createSealer(async () => 'another', random, 'cards')
  await expect(another.open(sealed, 'user 1')).rejects.toThrow()
  const elsewhere = createSealer(async () => 'a secret of the installation', random, 'factors')
  await expect(elsewhere.open(sealed, 'user 1')).rejects.toThrow()
  await expect(sealer.open('v2.abc', 'user 1')).rejects.toThrow('unknown version')
})
