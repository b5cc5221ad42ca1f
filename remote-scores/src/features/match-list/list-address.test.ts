import { expect, test } from '@jest/globals'
import { type ListAddress, readAddress, writeAddress } from './list-address'

const read = (text: string) => readAddress(new URLSearchParams(text))

test('SCORE-01 says everything that was chosen, and reads it again', () => {
  const address: ListAddress = {
    tab: 'live',
    date: '2026-11-22',
    leagues: new Set(['en.1', 'es.1']),
    sorting: 'time',
    market: 'bs',
    companyId: 22,
    moment: 'initial',
    columns: new Set(['ht', 'odds']),
    zone: 'Asia/Shanghai',
    search: '曼联 ml',
    hidden: new Set([12, 13]),
    showsHidden: true,
    pinned: new Set([14]),
    folded: new Set(['it.1']),
    hasRoomsOnly: true,
  }
  const text = writeAddress(address).toString()
  expect(read(text)).toEqual(address)
  expect(writeAddress(read(text)).toString()).toBe(text)
})

test('SCORE-01 no columns at all is a choice, too', () => {
  expect(read(writeAddress({ ...read(''), columns: new Set() }).toString()).columns).toEqual(new Set())
})

test('SCORE-01 defaults leave it empty', () => {
  expect(writeAddress(read('')).toString()).toBe('')
})

test.each([
  'tab=x&d=2026-99-99&lg=,,&odds=y&co=zz&tz=Mars/Base&sort=score',
  'd=2026-02-31&co=-1&co=1e99&hide=a,-1,1.5&top=NaN&at=now&shown=yes&rooms=',
  'tab=&d=&lg=<b>&tz=../etc&fold=%00',
])('SCORE-01 nonsense gives a clean default: %s', (text) => {
  expect(read(text)).toEqual(read(''))
})

test('SCORE-01 a search is not longer than its box', () => {
  expect(read(`q=${'x'.repeat(500)}`).search).toHaveLength(40)
})
