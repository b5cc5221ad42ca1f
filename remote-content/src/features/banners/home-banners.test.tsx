import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import type { PageBanner } from './banners.calls'
import { closedKey } from './closed-advertisements.store'
import HomeBanners from './home-banners.slot'

const banner = (id: number, url: string): PageBanner => ({
  id,
  title: `Banner ${id}`,
  picture: '/media/covers/a.webp',
  url,
})

beforeEach(async () => {
  localStorage.clear()
  await startI18n('en', {})
  addTexts('content', en)
})
afterEach(cleanup)

function show(banners: PageBanner[], advertisements: PageBanner[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(['content', 'banners', 1], banners)
  client.setQueryData(['content', 'advertisements', 1], advertisements)
  return render(
    <QueryClientProvider client={client}>
      <HomeBanners />
    </QueryClientProvider>,
  )
}

test('CONT-06 two banners and an advertisement, which is closed for good; the next one is shown again', () => {
  const { unmount } = show([banner(1, '/live?id=3'), banner(2, '/news'), banner(3, '/')], [banner(9, '/downLoad')])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/live?id=3',
    '/news',
    '/downLoad',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Close “Banner 9”' }))
  expect(screen.queryByText('Banner 9')).toBeNull()
  expect(localStorage.getItem(closedKey)).toBe('[9]')
  unmount()
  show([banner(1, '/live?id=3')], [banner(9, '/downLoad'), banner(10, '/member?type=7')])
  expect(screen.queryByText('Banner 9')).toBeNull()
  expect(screen.getByText('Banner 10')).toBeTruthy()
})

test('CONT-06 an address outside opens beside the site and learns nothing of it', () => {
  show([banner(1, 'https://partner.example/cup')], [])
  const link = screen.getByRole('link')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('CONT-06 a click is counted, and the visitor goes on whether or not it is', async () => {
  const log = answerCalls({ countBannerClick: new Error('gone') })
  show([banner(3, '/news')], [])
  const link = screen.getByRole('link')
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  await waitFor(() => expect(log).toEqual([{ name: 'countBannerClick', input: { id: 3 } }]))
})

test('CONT-06 the row never goes: with nothing to show it shows the way to the app', () => {
  show([], [])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/downLoad')
})
