import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { address, broken, sent, showMember } from '../parts/testing.fixture'
import AboutPage from './about.page'

const row = (post_name: string, post_title: string, post_content: string) => ({
  ...{ post_name, post_title, post_content },
  update_time: Date.UTC(2026, 10, 21, 4) / 1_000,
})
const text = [
  row('', 'About us', '<p>What it is about</p>'),
  row('what', 'What we do', '<p>See <a href="/about-user?type=3#deletion">there</a></p>'),
  row('contact', 'Contact', '<ul><li>by mail</li></ul>'),
]

test('MEM-04 a page shows what Portal_post has: title, contents, sections, day of the last change', async () => {
  const asked = await showMember(<AboutPage />, { getInfoPage: text })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('About us')
  expect(sent(asked, 'getInfoPage')).toEqual([{ id: '1' }])
  expect(screen.getByText('What it is about').tagName).toBe('P')
  expect([...document.querySelectorAll('article section')].map(({ id }) => id)).toEqual(['what', 'contact'])
  expect(screen.getByRole('region', { name: /Contact/ }).querySelectorAll('li')).toHaveLength(1)
  expect(document.querySelector('article time')?.getAttribute('datetime')).toMatch(/^2026-11-21/)
})

test('MEM-04 a link in the text opens within the page', async () => {
  await showMember(<AboutPage />, { getInfoPage: text })
  fireEvent.click(await screen.findByRole('link', { name: 'there' }))
  expect(address()).toBe('/about-user?type=3')
})

test('MEM-04 a page that does not come says so and is asked for again', async () => {
  const call = broken(text)
  await showMember(<AboutPage />, { getInfoPage: call.answer })
  const again = await screen.findByRole('button', { name: 'Try again' })
  call.mend()
  fireEvent.click(again)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About us'))
})

test('MEM-04 a page without words says so', async () => {
  await showMember(<AboutPage />, { getInfoPage: [] })
  expect(await screen.findByText('Nothing is written here yet')).toBeTruthy()
})
