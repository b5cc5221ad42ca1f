import { describe, expect, test } from '@jest/globals'
import { holdsCurrent, isCurrent } from './current-entry'

const anchors = {
  to: '/anchor?type=0',
  children: [
    { label: 'a', to: '/anchor?type=0' },
    { label: 'b', to: '/anchor?type=1' },
  ],
}
const scores = { to: '/football', children: [{ label: 'c', to: '/basketball' }] }

describe('the entry of the page', () => {
  test('HDR-01 a tab is marked on its own page and on those of its submenu', () => {
    expect(holdsCurrent(scores, { pathname: '/basketball', search: '' })).toBe(true)
    expect(holdsCurrent(anchors, { pathname: '/anchor', search: '?type=3&id=9' })).toBe(true)
    expect(holdsCurrent(scores, { pathname: '/main', search: '' })).toBe(false)
    expect(holdsCurrent(scores, { pathname: '/FootBall', search: '' })).toBe(true)
  })

  test('HDR-07 of entries that differ in the query one is marked', () => {
    const here = { pathname: '/anchor', search: '?type=1&from=menu' }
    expect([isCurrent('/anchor?type=0', here), isCurrent('/anchor?type=1', here)]).toEqual([false, true])
  })
})
