import { afterEach, expect, test } from '@jest/globals'
import { pageOf } from '@pitchside/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { broken, comeBack, hostile, press, sent, showMember } from '../../parts/testing.fixture'
import { InviteCard } from './invite-card'

const invite = (total: number) => ({
  ...{ code: 'AB12CD', url: 'https://pitchside.example/register?code=AB12CD', img: 'data:image/png;base64,AA==' },
  total,
})
const person = (id: number, user_nickname: string) => ({ id, user_nickname, avatar: '', addtime: 1_700_000_000 })

/** The clipboard of a browser, which may refuse. */
function clipboard(write: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
}
afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'))

test('MEM-01 code and link are copied, each by its own button, and a toast says so', async () => {
  const copied: string[] = []
  clipboard(async (text) => void copied.push(text))
  await showMember(<InviteCard />, { getInvite: invite(2) })
  expect(await screen.findByText('AB12CD')).toBeTruthy()
  press('Copy link')
  press('Copy code')
  await waitFor(() => expect(screen.getAllByText('Copied')).toHaveLength(2))
  expect(copied).toEqual(['https://pitchside.example/register?code=AB12CD', 'AB12CD'])
})

test('MEM-01 where copying is forbidden the text is told, to be taken by hand', async () => {
  clipboard(() => Promise.reject(new Error('forbidden')))
  await showMember(<InviteCard />, { getInvite: invite(0) })
  await screen.findByText('AB12CD')
  press('Copy code')
  expect((await screen.findByRole('alert')).textContent).toContain('Could not copy, please do it by hand: AB12CD')
})

test('MEM-01 the picture of the code has a name', async () => {
  await showMember(<InviteCard />, { getInvite: invite(0) })
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'QR code of your invitation' })
  expect(picture.src).toBe('data:image/png;base64,AA==')
})

test('MEM-01 nobody came yet: nothing to open and nothing asked', async () => {
  const asked = await showMember(<InviteCard />, { getInvite: invite(0) })
  const people = await screen.findByRole<HTMLButtonElement>('button', { name: '0 people came through you' })
  expect(people.disabled).toBe(true)
  expect(sent(asked, 'listInvited')).toEqual([])
})

test('MEM-01 who came leads to their pages; a name that is markup is a name', async () => {
  await showMember(<InviteCard />, {
    getInvite: invite(2),
    listInvited: pageOf([person(5, 'Nan'), person(6, hostile)]),
  })
  fireEvent.click(await screen.findByRole('button', { name: '2 people came through you' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Who came through you' }))
  const nan = await dialog.findByRole('link', { name: /Nan/ })
  expect(nan.getAttribute('href')).toBe('/persona?id=5')
  expect(dialog.getByText(hostile)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('MEM-01 one person is one person', async () => {
  await showMember(<InviteCard />, { getInvite: invite(1) })
  expect(await screen.findByRole('button', { name: '1 person came through you' })).toBeTruthy()
})

test('MEM-01 a code that does not load can be tried again', async () => {
  const code = broken(invite(1))
  await showMember(<InviteCard />, { getInvite: code.answer })
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  const again = await screen.findByRole('button', { name: 'Try again' })
  code.mend()
  fireEvent.click(again)
  expect(await screen.findByText('AB12CD')).toBeTruthy()
})

test('MEM-01 a code that is known stays, with a notice, when it can not be brought up to date', async () => {
  let isDown = false
  await showMember(<InviteCard />, { getInvite: () => (isDown ? new Error('down') : invite(2)) })
  await screen.findByText('AB12CD')
  isDown = true
  comeBack()
  expect(await screen.findByText('No connection: these are the latest data we have')).toBeTruthy()
  expect(screen.getByText('AB12CD')).toBeTruthy()
  isDown = false
  press('Try again')
  await waitFor(() => expect(screen.queryByText(/latest data we have/)).toBeNull())
})
