import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { show } from '../testing.fixture'
import { SharePopover } from './share-popover'

const { open } = window
const opened: URL[] = []
const told: string[] = []
let stop: () => void
beforeEach(() => {
  opened.length = 0
  told.length = 0
  window.open = (url) => {
    opened.push(new URL(String(url)))
    return null
  }
  stop = bus.on('toast.requested', ({ text }) => void told.push(text))
})
afterEach(() => {
  cleanup()
  stop()
  window.open = open
  for (const own of ['share', 'clipboard']) Reflect.deleteProperty(navigator, own)
  Reflect.deleteProperty(window, 'matchMedia')
})

const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })
const noClipboard = { writeText: () => Promise.reject(new Error('not allowed')) }

/** A device that is touched or not, with a way of its own to share. */
function device(isTouched: boolean, share: (what: ShareData) => Promise<void>): void {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: isTouched }) })
  give('share', share)
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** A page with the button that shares an article. */
const start = (language: 'zh' | 'en' | 'vi' = 'en', path: string | (() => Promise<string>) = '/detail?id=7') =>
  show(
    <SharePopover
      id="a"
      title="Derby & more"
      path={path}
      picture="/media/covers/a.webp"
      trigger={<button type="button">share it</button>}
    />,
    language,
  )

test('WEB-09 CONT-01 CONT-02 readers of Chinese share to networks with title and picture, and to WeChat by a code', async () => {
  await start('zh')
  press('share it')
  for (const name of ['QQ', 'QQ空间', '微博']) press(name)
  expect(opened.map(({ host }) => host)).toEqual(['connect.qq.com', 'sns.qzone.qq.com', 'service.weibo.com'])
  for (const { searchParams } of opened) {
    expect(searchParams.get('url')).toBe(`${location.origin}/detail?id=7`)
    expect(searchParams.get('title')).toBe('Derby & more')
    expect(searchParams.get('pic') ?? searchParams.get('pics')).toBe(`${location.origin}/media/covers/a.webp`)
  }
  const code = await screen.findByRole('img', { name: '本页二维码' })
  expect(code.getAttribute('src')).toMatch(/^data:image\/png;base64,/)
  expect(screen.getByText('微信扫一扫分享')).toBeTruthy()
})

test.each([
  ['en', ['www.facebook.com', 'x.com', 'wa.me', 't.me']],
  ['vi', ['button-share.zalo.me', 'www.facebook.com', 'x.com', 'wa.me', 't.me']],
] as const)(
  'WEB-09 CONT-01 CONT-02 readers of %s share the page in their language, to what people use there',
  async (language, hosts) => {
    await start(language)
    press('share it')
    for (const name of ['Zalo', 'Facebook', 'X', 'WhatsApp', 'Telegram'])
      for (const button of screen.queryAllByRole('button', { name })) fireEvent.click(button)
    expect(opened.map(({ host }) => host)).toEqual(hosts)
    for (const name of ['QQ', '微博']) expect(screen.queryByRole('button', { name })).toBeNull()
    const facebook = opened.find(({ host }) => host === 'www.facebook.com')
    expect(facebook?.searchParams.get('u')).toBe(`${location.origin}/detail?id=7&lang=${language}`)
  },
)

test('WEB-09 where nothing may be written to the clipboard, the address itself is told', async () => {
  give('clipboard', noClipboard)
  await start()
  press('share it')
  press('Copy link')
  await waitFor(() => expect(told).toEqual([`${location.origin}/detail?id=7&lang=en`]))
})

test('WEB-09 the device’s own way is one of several at a desk, and is not offered where there is none', async () => {
  await start()
  press('share it')
  expect(screen.queryByRole('button', { name: 'More ways' })).toBeNull()
  cleanup()
  const shared: ShareData[] = []
  device(false, async (what) => void shared.push(what))
  await start()
  press('share it')
  press('More ways')
  expect(shared).toEqual([{ title: 'Derby & more', url: `${location.origin}/detail?id=7&lang=en` }])
})

test('WEB-09 on a device that is touched its own way comes at once, also for an address the server makes', async () => {
  const shared: ShareData[] = []
  device(true, async (what) => void shared.push(what))
  await start('vi', async () => '/live?id=1&invite=abc')
  press('share it')
  await waitFor(() => expect(shared.map(({ url }) => url)).toEqual([`${location.origin}/live?id=1&invite=abc&lang=vi`]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('WEB-09 who chooses no target is told nothing; where the device refuses, the address is copied', async () => {
  const ends = ['AbortError', 'NotAllowedError']
  device(true, async () => {
    throw new DOMException('', ends.shift())
  })
  give('clipboard', { writeText: async () => undefined })
  await start()
  press('share it')
  await waitFor(() => expect(ends).toHaveLength(1))
  press('share it')
  await waitFor(() => expect(told).not.toEqual([]))
  expect(told).toEqual(['Link copied'])
})
