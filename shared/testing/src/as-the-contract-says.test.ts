import { expect, test } from '@jest/globals'
import { asTheContractSays, ofLaterServer } from './as-the-contract-says'

test('a reply says what the test says, and has all that the contract has', () => {
  expect(asTheContractSays('toggleFollow', { is_attention: 1 })).toEqual({ is_attention: 1, attention: 0 })
  const whole = { is_attention: 0, attention: 4 }
  expect(asTheContractSays('toggleFollow', whole)).toBe(whole)
})

test('what the server never sends is no reply; a later one may send more', () => {
  expect(() => asTheContractSays('toggleFollow', null)).toThrow('never answers toggleFollow')
  expect(() => asTheContractSays('toggleFollow', { is_attention: 2 })).toThrow('at /is_attention')
  expect(() => asTheContractSays('listFollows', { data: [{ uid: 'seven' }] })).toThrow('at /data/0/uid')
  const later = ofLaterServer({ is_attention: 2, attention: 4 })
  expect(asTheContractSays('toggleFollow', later)).toBe(later)
})
