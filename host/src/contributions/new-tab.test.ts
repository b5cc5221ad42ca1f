import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { openPathInNewTab, openRouteInNewTab, routeAddress } from './new-tab'

const open = jest.spyOn(window, 'open').mockImplementation(() => null)
afterEach(() => {
  open.mockClear()
})

describe('a new tab', () => {
  test('SHELL-05 opens a path, cut off from this page', () => {
    openPathInNewTab('/live?id=7')
    expect(open).toHaveBeenCalledWith(new URL('http://localhost/live?id=7'), '_blank', 'noopener')
  })

  test('SHELL-05 opens a named route with its query', () => {
    openRouteInNewTab('search', { name: '阿森纳 & 切尔西' })
    expect(String(open.mock.calls[0]?.[0])).toBe(
      'http://localhost/search?name=%E9%98%BF%E6%A3%AE%E7%BA%B3+%26+%E5%88%87%E5%B0%94%E8%A5%BF',
    )
  })

  test('SHELL-05 leaves out what is undefined', () => {
    expect(routeAddress('live', { id: 7, vid: undefined, isRecharge: true })).toBe('/live?id=7&isRecharge=true')
  })
})
