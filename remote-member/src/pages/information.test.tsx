import { afterEach, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { infoPages } from '../features/info/info-pages'
import { address, broken, goBack, showMember, tryAgain } from '../parts/testing.fixture'
import AboutPage from './about.page'
import DownloadPage from './download.page'

const names = ['About us', 'Help', 'User agreement', 'Privacy policy', 'Broadcaster agreement', 'Top-up agreement']
const row = (post_name: string, post_title: string) => ({
  ...{ post_name, post_title, post_content: `<p>${post_title}</p>` },
  update_time: Date.UTC(2026, 10, 21, 4) / 1_000,
})
const getInfoPage = ({ id }: { id?: unknown }) => [
  row('', names[Number(id) - 1] ?? ''),
  row('scope', 'Scope'),
  row('withdrawal', 'Withdrawal'),
]
const about = (at: string) => showMember(<AboutPage />, { getInfoPage }, { at, user: null })
const title = () => screen.findByRole('heading', { level: 1 })
const menu = () => within(screen.getByRole('navigation', { name: 'About and agreements' }))
const scrolled: string[] = []
Element.prototype.scrollIntoView = function scroll() {
  scrolled.push(this.id)
}
const realPrint = window.print
afterEach(() => {
  window.print = realPrint
  scrolled.length = 0
})

test('MEM-04 a visitor reads the page of the address; the menu says which one it is', async () => {
  await about('/about-user?type=4')
  expect((await title()).textContent).toBe('Privacy policy')
  const current = menu()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['Privacy policy'])
  expect(document.querySelector('time')?.getAttribute('datetime')).toMatch(/^2026-11-21T/)
})

test('MEM-04 every entry of the menu leads to a page of its own, and Back to the one before', async () => {
  await about('/about-user?type=1')
  const first = (await title()).textContent
  const seen = new Set<string | null>()
  for (const { type } of infoPages) {
    fireEvent.click(menu().getAllByRole('link')[type - 1] as HTMLElement)
    await waitFor(() => expect(seen.has(screen.getByRole('heading', { level: 1 }).textContent)).toBe(false))
    seen.add((await title()).textContent)
    expect(address()).toBe(`/about-user?type=${type}`)
  }
  expect(seen.size).toBe(infoPages.length)
  await goBack()
  expect(address()).toBe('/about-user?type=5')
  for (let step = 0; step < 4; step += 1) await goBack()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(first))
})

test('MEM-04 the contents lead to sections; the one of the address is brought into view, has the focus and a link', async () => {
  await about('/about-user?type=6#withdrawal')
  await title()
  const section = document.querySelector('section[id="withdrawal"]')
  expect(document.activeElement).toBe(section)
  expect(scrolled).toEqual(['withdrawal'])
  const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
  expect(contents.length).toBe(document.querySelectorAll('section[id]').length)
  fireEvent.click(contents[0] as HTMLElement)
  await waitFor(() => expect(scrolled).toHaveLength(2))
  expect(document.activeElement?.id).toBe(contents[0]?.getAttribute('href')?.split('#')[1])
  const heading = within(document.activeElement as HTMLElement)
  expect(heading.getByRole('link', { name: /^Link to/ }).getAttribute('href')).toBe(contents[0]?.getAttribute('href'))
})

test('MEM-04 a section that does not exist leaves the page at its top', async () => {
  await about('/about-user?type=6#nothing-of-this-name')
  expect((await title()).textContent).toBe('Top-up agreement')
  expect(scrolled).toEqual([])
})

test('MEM-04 a page can be printed', async () => {
  let printed = 0
  window.print = () => {
    printed += 1
  }
  await about('/about-user?type=3')
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(printed).toBe(1)
})

const addresses = (change: object = {}) => ({
  getSettings: { android_url: '', ios_url: '', pc_url: '', mobile_url: '', ...change },
})
const way = (platform: string) => within(screen.getByRole('region', { name: new RegExp(platform) }))
const download = (replies: object) => showMember(<DownloadPage />, replies, { at: '/downLoad', user: null })

test('MEM-04 an app of the settings is downloaded in a tab that can not reach back; without one the site is installed', async () => {
  await download(addresses({ android_url: 'https://get.example/p.apk', mobile_url: 'https://m.example/' }))
  const app = await screen.findByRole('link', { name: 'Download the package' })
  expect([app.getAttribute('href'), app.getAttribute('target'), app.getAttribute('rel')]).toEqual([
    'https://get.example/p.apk',
    '_blank',
    'noopener',
  ])
  expect(way('Android').getByText('App')).toBeTruthy()
  expect(way('iPhone').getByText('Web app')).toBeTruthy()
  expect(way('iPhone').getByRole('link').getAttribute('href')).toBe('https://m.example/')
  expect(way('Computer').getByRole('link').getAttribute('href')).toBe(window.location.origin)
})

test('MEM-04 phones have codes to scan, a computer has none', async () => {
  await download(addresses({ ios_url: 'https://apps.example/1' }))
  const code = await screen.findByRole<HTMLImageElement>('img', { name: 'Scan with iPhone / iPad' })
  expect(code.src).toMatch(/^data:image\/png/)
  expect(await screen.findByRole('img', { name: 'Scan with Android' })).toBeTruthy()
  expect(way('Computer').queryByRole('img')).toBeNull()
})

test('MEM-04 the steps are those of the way there is, for the machine that is chosen', async () => {
  await download(addresses({ android_url: 'https://get.example/p.apk' }))
  const steps = () => screen.getAllByRole('listitem').map((step) => step.textContent ?? '')
  fireEvent.click(await screen.findByRole('tab', { name: 'Android' }))
  expect(steps().filter((text) => text.startsWith('Step'))).toHaveLength(3)
  expect(steps().join()).toContain('Open the downloaded package')
  fireEvent.click(screen.getByRole('tab', { name: 'iPhone / iPad' }))
  expect(steps().join()).toContain('Add to Home Screen')
})

test.each([
  ['Mozilla/5.0 (Linux; Android 14)', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)', 'iPhone / iPad'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Computer'],
])('MEM-04 on %s the steps of %s stand first', async (agent, name) => {
  const real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'userAgent') as PropertyDescriptor
  Object.defineProperty(Navigator.prototype, 'userAgent', { configurable: true, get: () => agent })
  await download(addresses())
  const tab = await screen.findByRole('tab', { name })
  Object.defineProperty(Navigator.prototype, 'userAgent', real)
  expect(tab.getAttribute('aria-selected')).toBe('true')
})

test('MEM-04 addresses that do not load are asked for again', async () => {
  const settings = broken(addresses().getSettings)
  await download({ getSettings: settings.answer })
  await tryAgain(settings)
  expect((await screen.findAllByRole('link', { name: 'Open the web version' })).length).toBe(3)
})
