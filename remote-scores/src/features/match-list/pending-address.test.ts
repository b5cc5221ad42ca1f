import { describe, expect, test } from '@jest/globals'
import { readAddress } from './list-address'
import { PendingAddress } from './pending-address'

const addressOf = (text: string) => readAddress(new URLSearchParams(text))

describe('SCORE-01 changes of the address that follow each other closely', () => {
  test('are built on each other while the page still shows the first one', () => {
    const pending = new PendingAddress(addressOf(''))
    const first = pending.change({ pinned: new Set([3]) }, 0).toString()
    pending.change({ hidden: new Set([2]) }, 10)
    pending.shows(addressOf(first), first, 20)
    const last = pending.change(({ hidden }) => ({ hidden: new Set([...hidden, 5]) }), 30)
    expect(last.get('top')).toBe('3')
    expect(last.get('hide')).toBe('2,5')
  })

  test('give way to an address that comes from elsewhere', () => {
    const pending = new PendingAddress(addressOf('tab=live'))
    const text = pending.change({ tab: 'finished' }, 0).toString()
    pending.shows(addressOf(text), text, 5)
    pending.shows(addressOf('tab=upcoming'), 'tab=upcoming', 2_000)
    expect(pending.change({ sorting: 'time' }, 2_010).get('tab')).toBe('upcoming')
  })
})
