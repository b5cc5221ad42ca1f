import { afterEach, expect, jest, test } from '@jest/globals'
import { call, configureHttp } from './client'

const realFetch = globalThis.fetch
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'))
  globalThis.fetch = realFetch
  jest.restoreAllMocks()
})

test('what a page says on its way out outlives it; a page that comes back asks as before', async () => {
  // Nobody listens there: what is asked as usual fails.
  const notices = { showError() {}, askSessionLost() {}, showLoginNeeded() {} }
  configureHttp({ baseUrl: 'http://127.0.0.1:9', language: () => 'zh', notices })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const outliving: boolean[] = []
  globalThis.fetch = async (request) => {
    outliving.push((request as Request).keepalive)
    return new Response(JSON.stringify({ code: 0, msg: '', data: { live_notice: 'hello' } }))
  }
  window.dispatchEvent(new Event('pagehide'))
  expect(await call('getSettings', {})).toEqual({ live_notice: 'hello' })
  expect(outliving).toEqual([true])
  window.dispatchEvent(new Event('pageshow'))
  await expect(call('getSettings', {})).rejects.toMatchObject({ reason: 'network' })
  expect(outliving).toHaveLength(1)
})
