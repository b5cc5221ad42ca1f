import { expect, test } from '@jest/globals'
import { readEsportsAddress, writeEsportsAddress } from './esports-address'

test('SCORE-01 the address of the esports list says everything and comes back the same', () => {
  const text = 'tab=live&d=2026-11-20&game=lol%2Ccs2&q=foxes'
  const address = readEsportsAddress(new URLSearchParams(text))
  expect(address).toEqual({ tab: 'live', date: '2026-11-20', titles: new Set(['lol', 'cs2']), query: 'foxes' })
  expect(writeEsportsAddress(address).toString()).toBe(text)
  expect(writeEsportsAddress(readEsportsAddress(new URLSearchParams())).toString()).toBe('')
})

test('SCORE-01 an address that makes no sense is the plain list', () => {
  const nonsense = new URLSearchParams(`tab=%3Cscript%3E&d=2026-13-40&game=chess,,lol2&q=${'x'.repeat(500)}`)
  const address = readEsportsAddress(nonsense)
  expect(address).toMatchObject({ tab: 'all', date: '', titles: new Set() })
  expect(address.query).toHaveLength(40)
  expect(readEsportsAddress(new URLSearchParams('d=2026-02-31')).date).toBe('')
})
