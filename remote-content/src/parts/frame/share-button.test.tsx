import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import { ShareButton } from './share-button'

const opened: string[] = []
const open = window.open
beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
  opened.length = 0
  window.open = (url) => {
    opened.push(String(url))
    return null
  }
})
afterEach(() => {
  cleanup()
  window.open = open
})

const shared = { title: 'Derby & more', path: '/detail?id=7', cover: '/media/covers/a.webp' }
function show(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShareButton shared={shared} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: en.article.share }))
}

test('CONT-01 CONT-02 an article or a video is shared to each network by its own page, and to a phone by a code', async () => {
  await startI18n('zh', {})
  addTexts('content', en)
  show()
  for (const name of ['QQ', 'QQ空间', '微博']) fireEvent.click(screen.getByRole('button', { name }))
  const pages = opened.map((address) => new URL(address))
  expect(pages.map(({ host }) => host)).toEqual(['connect.qq.com', 'sns.qzone.qq.com', 'service.weibo.com'])
  for (const { searchParams } of pages) {
    expect(searchParams.get('url')).toBe(`${location.origin}/detail?id=7`)
    expect(searchParams.get('title')).toBe('Derby & more')
    expect(searchParams.get('pic') ?? searchParams.get('pics')).toBe(`${location.origin}/media/covers/a.webp`)
  }
  const code = await screen.findByRole('img', { name: '本页二维码' })
  expect(code.getAttribute('src')).toMatch(/^data:image\/png;base64,/)
})

test.each([
  ['en', ['www.facebook.com', 'x.com', 'wa.me', 't.me']],
  ['vi', ['button-share.zalo.me', 'www.facebook.com', 'x.com', 'wa.me', 't.me']],
] as const)('CONT-01 CONT-02 readers of %s share to networks people use there', async (language, hosts) => {
  await startI18n(language, {})
  addTexts('content', en)
  show()
  for (const name of ['Zalo', 'Facebook', 'X', 'WhatsApp', 'Telegram'])
    for (const button of screen.queryAllByRole('button', { name })) fireEvent.click(button)
  expect(opened.map((address) => new URL(address).host)).toEqual(hosts)
  for (const name of ['QQ', '微博']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('CONT-01 CONT-02 where nothing may be written to the clipboard, the address itself is told', async () => {
  await startI18n('zh', {})
  addTexts('content', en)
  const told: string[] = []
  const stop = bus.on('toast.requested', ({ text }) => void told.push(text))
  Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } })
  show()
  fireEvent.click(screen.getByRole('button', { name: '复制链接' }))
  await waitFor(() => expect(told).toEqual([`${location.origin}/detail?id=7`]))
  stop()
})
