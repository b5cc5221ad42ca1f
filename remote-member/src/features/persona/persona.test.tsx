import { beforeEach, expect, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import { CallError } from '@pitchside/http'
import { SlotProvider, type SlotRenderer } from '@pitchside/remote-kit'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { address, broken, goBack, held, hostile, press, sent, showMember, tryAgain } from '../../parts/testing.fixture'
import PersonaPage from './persona.page'
import { SpaceSection } from './space-section'

const somebody = (change: object = {}) => ({
  ...{ id: 5, user_nickname: 'Nan', avatar: 'portrait:a', signature: 'Always at home', level: 7, tier: 0 },
  ...{ attention: 12_345, attention_num: 3, is_attention: 0, is_anchor: 0, is_live: 0 },
  ...change,
})

/** What other remotes would draw: the place by its name, and what it was told. A dialog can be closed. */
const Places: SlotRenderer = ({ name, slotProps }) => {
  const { onClose, ...told } = slotProps as { onClose?: () => void }
  return (
    <section aria-label={name}>
      {JSON.stringify(told)}
      {onClose ? (
        <button type="button" onClick={onClose}>
          Close {name}
        </button>
      ) : undefined}
    </section>
  )
}
const open = (replies: object, start: Parameters<typeof showMember>[2] = {}) =>
  showMember(
    <SlotProvider value={Places}>
      <PersonaPage />
    </SlotProvider>,
    replies,
    { at: '/persona?id=5', ...start },
  )
const place = (name: string) => screen.queryByRole('region', { name })
let logIns: (() => unknown)[] = []
beforeEach(() => {
  logIns = []
})
bus.on('login.requested', ({ resume }) => logIns.push(resume ?? (() => undefined)))

test('MEM-05 a page says who it is, in which rank, and how many follow', async () => {
  await open({ getUser: somebody({ tier: 2, is_anchor: 1 }) })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^Nan.*Host$/)
  expect(screen.getByText('Always at home')).toBeTruthy()
  expect(screen.getByText('12.3K').parentElement?.textContent).toBe('12.3K Fans')
  expect(screen.getByText('3').parentElement?.textContent).toBe('3 Following')
})

test('MEM-05 a name and a signature that are markup are text; without a signature it is said', async () => {
  await open({ getUser: somebody({ user_nickname: hostile, signature: '' }) })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(hostile)
  expect(screen.getByText('No signature yet')).toBeTruthy()
})

test('MEM-05 a member shows videos and posts, an anchor recordings and a room too; the tab stands in the address', async () => {
  await open({ getUser: somebody() })
  await screen.findByRole('tab', { name: 'Videos' })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Videos', 'Circle posts'])
  expect(place('persona.videos')?.textContent).toContain('"userId":5')
  expect(screen.getByRole('complementary', { name: 'Hosts you may like' })).toBeTruthy()
  expect([place('suggested.anchors') === null, place('persona.room')]).toEqual([false, null])
  fireEvent.click(screen.getByRole('tab', { name: 'Circle posts' }))
  expect(place('persona.circle-posts')).toBeTruthy()
  expect(place('persona.videos')).toBeNull()
  expect(address()).not.toBe('/persona?id=5')
  await goBack()
  expect(address()).toBe('/persona?id=5')
  expect(place('persona.videos')).toBeTruthy()
})

test('MEM-05 an anchor on air is a press away', async () => {
  await open({ getUser: somebody({ is_anchor: 1, is_live: 1 }) })
  expect((await screen.findByRole('link', { name: 'Enter the room' })).getAttribute('href')).toBe('/live?id=5')
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Posts',
    'Videos',
    'Circle posts',
    'Playbacks',
  ])
  expect(place('persona.posts')).toBeTruthy()
  expect(screen.getByRole('complementary', { name: 'Live room' }).textContent).toContain('{"userId":5}')
})

test('MEM-05 arrows walk along the tabs', async () => {
  await open({ getUser: somebody({ is_anchor: 1 }) })
  const first = await screen.findByRole('tab', { name: 'Posts' })
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowLeft' })
  expect(document.activeElement?.textContent).toBe('Playbacks')
  expect(place('persona.playbacks')).toBeTruthy()
})

test('MEM-05 following counts at once for the page: pressed, one fan more; and stops with the next press', async () => {
  let isFollowed = 0
  const asked = await open({
    getUser: () => somebody({ is_attention: isFollowed, attention: 99 + isFollowed }),
    toggleFollow: () => {
      isFollowed = 1 - isFollowed
      return { is_attention: isFollowed, attention: 99 + isFollowed }
    },
  })
  const follow = await screen.findByRole('button', { name: 'Follow Nan' })
  expect(follow.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(follow)
  const following = await screen.findByRole('button', { name: 'Following Nan' })
  expect(following.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('100')).toBeTruthy()
  fireEvent.click(following)
  expect(await screen.findByRole('button', { name: 'Follow Nan' })).toBeTruthy()
  expect(sent(asked, 'toggleFollow')).toEqual([{ id: 5 }, { id: 5 }])
})

test('MEM-05 while a follow is on its way a second press sends nothing; a refused one follows nobody', async () => {
  const reply = held(new Error('Too many'))
  const asked = await open({ getUser: somebody(), toggleFollow: reply.answer })
  const follow = await screen.findByRole('button', { name: 'Follow Nan' })
  fireEvent.click(follow)
  await waitFor(() => expect(sent(asked, 'toggleFollow')).toHaveLength(1))
  fireEvent.click(follow)
  await reply.release()
  expect(await screen.findByRole('button', { name: 'Follow Nan' })).toBeTruthy()
  expect(sent(asked, 'toggleFollow')).toHaveLength(1)
})

test('MEM-05 a message opens the chat with this member', async () => {
  const heard: unknown[] = []
  const stop = bus.on('chat.requested', (wish) => heard.push(wish))
  await open({ getUser: somebody() })
  fireEvent.click(await screen.findByRole('button', { name: 'Message' }))
  stop()
  expect(heard).toEqual([{ isOpen: true, peerId: 5 }])
})

test('MEM-05 a report names this member and closes again', async () => {
  await open({ getUser: somebody() })
  fireEvent.click(await screen.findByRole('button', { name: 'Report Nan' }))
  expect(place('report.dialog')?.textContent).toContain('{"target":{"kind":"member","id":5},"name":"Nan"}')
  press('Close report.dialog')
  expect(place('report.dialog')).toBeNull()
})

test('MEM-05 a visitor sees everything, and is asked to log in for everything else', async () => {
  const asked = await open({ getUser: somebody(), toggleFollow: { is_attention: 1, attention: 100 } }, { user: null })
  for (const name of ['Follow Nan', 'Message', 'Report Nan'])
    fireEvent.click(await screen.findByRole('button', { name }))
  expect(logIns).toHaveLength(3)
  expect(sent(asked, 'toggleFollow')).toEqual([])
  expect(place('report.dialog')).toBeNull()
  act(() => void logIns[0]?.())
  await waitFor(() => expect(sent(asked, 'toggleFollow')).toEqual([{ id: 5 }]))
})

test('MEM-05 the own page is edited, not followed or reported; without a number it is the own one', async () => {
  const asked = await open({ getUser: somebody({ id: 1 }) }, { at: '/persona' })
  expect((await screen.findByRole('link', { name: 'Edit profile' })).getAttribute('href')).toBe('/member?type=0')
  expect(screen.queryByRole('button', { name: /Follow|Message|Report/ })).toBeNull()
  expect(sent(asked, 'getUser')).toEqual([{ id: '1' }])
})

test('MEM-02 "my space" is the own page inside the member centre', async () => {
  const asked = await showMember(<SpaceSection />, { getUser: somebody({ id: 1 }) })
  expect(await screen.findByText('Always at home')).toBeTruthy()
  expect(sent(asked, 'getUser')).toEqual([{ id: '1' }])
})

test.each(['0', '-5', '1.5', 'x', '', '99999999999999999999'])('MEM-05 nobody has the number "%s"', async (id) => {
  const asked = await open({ getUser: somebody() }, { at: `/persona?id=${id}` })
  expect(screen.getByText('There is no such user')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/main')
  expect(sent(asked, 'getUser')).toEqual([])
})

test('MEM-05 who is gone is gone; a server that fails is asked again', async () => {
  await open({ getUser: new CallError('No such user', 1, 'user-unknown') })
  expect(await screen.findByText('There is no such user')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('MEM-05 loading says so, a failure can be tried again', async () => {
  const user = broken(somebody())
  await open({ getUser: user.answer })
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  await tryAgain(user)
  expect(await screen.findByText('Always at home')).toBeTruthy()
})
