import { expect, test } from '@jest/globals'
import { signedIn } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { me, openPages, pass } from '../../parts/testing.fixture'
import { type Answers, answerRequests } from '../gifts/answers.fixture'
import { aRoom, SpokenFeed } from '../gifts/room.fixture'
import { FansList } from './fans-list'
import { NoblesList } from './nobles-list'

const seat = (uid: number, tier: number) => ({ uid, user_nickname: `Noble ${uid}`, avatar: '', level: 20 + tier, tier })
const fan = (uid: number) => ({
  uid,
  user_nickname: `Fan ${uid}`,
  avatar: '',
  signature: `words of ${uid}`,
  level: 4,
  is_live: 0,
})
const pageOf = (data: object[], page: number, pages: number) => ({
  data: { data, total: data.length, per_page: 20, current_page: page, last_page: pages },
})
openPages()

async function show(view: ReactNode, answers: Answers) {
  const asked = answerRequests(answers)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(<QueryClientProvider client={client}>{view}</QueryClientProvider>)
  await pass(50)
  return asked
}
const nobles = <NoblesList room={aRoom()} feed={new SpokenFeed(3)} />
const rowsOf = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')

test('LIVE-08 nobles in the room with level and badge, and two seats that are open', async () => {
  await show(nobles, { listRoomNobles: { data: { list: [seat(7, 6), seat(8, 1)], total: 2 } } })
  expect(rowsOf('Nobles').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Noble 7.*26.*King/),
    expect.stringMatching(/Noble 8.*21.*Knight/),
    'A seat is free: become a noble',
    'A seat is free: become a noble',
  ])
  expect(screen.getByRole('link', { name: /Noble 7/ }).getAttribute('href')).toBe('/persona?id=7')
})

test('LIVE-07 an open seat leads to the ranks; a visitor logs in first', async () => {
  const resumes: (() => unknown)[] = []
  const stop = bus.on('login.requested', ({ resume }) => void (resume && resumes.push(resume)))
  await show(nobles, { listRoomNobles: { data: { list: [], total: 0 } } })
  expect(screen.getByText('No nobles in the room yet')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: /become a noble/ })[0]!)
  expect([resumes.length, screen.queryByRole('dialog')]).toEqual([1, null])
  act(() => signedIn(me))
  act(() => void resumes[0]?.())
  await pass(50)
  expect(screen.getByRole('dialog')).toBeTruthy()
  stop()
})

test('LIVE-08 nobles that do not load can be asked for again', async () => {
  const answers: object[] = [{ code: 1, msg: 'no' }, { data: { list: [seat(7, 6)], total: 1 } }]
  await show(nobles, { listRoomNobles: () => answers.shift() ?? {} })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(50)
  expect(screen.getByText('Noble 7')).toBeTruthy()
})

test('LIVE-08 groups the anchor shows stand over the fans, who come page by page, each once', async () => {
  const groups = [{ group_id: 'fans-3', name: 'Fans of Nan', avatar: '', num: 1, is_show: 1 }]
  const pages = [pageOf([fan(5), fan(6)], 1, 2), pageOf([fan(6), fan(7)], 2, 2)]
  const asked = await show(<FansList anchorId={3} />, {
    listRoomGroups: { data: groups },
    listFans: ({ input }) => pages[Number(input.page) - 1] ?? {},
  })
  expect(screen.getByRole('region', { name: 'Fan groups' }).textContent).toContain('Fans of Nan1 member')
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await pass(50)
  expect(rowsOf('Fans').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Fan 5words of 5'),
    expect.stringContaining('Fan 6'),
    expect.stringContaining('Fan 7'),
  ])
  // The list says what it lists: the number beside the anchor counts more than these.
  expect(screen.getByRole('heading', { name: /^Latest followers: \d+$/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(asked.filter(({ name }) => name === 'listFans').map(({ input }) => input.uid)).toEqual(['3', '3'])
})

test('LIVE-08 fans come with what stands over them: nothing pushes the list down after it came', async () => {
  let tellGroups = (_answer: object) => {}
  await show(<FansList anchorId={3} />, {
    listRoomGroups: () => new Promise<object>((resolve) => (tellGroups = resolve)),
    listFans: pageOf([fan(5)], 1, 1),
  })
  expect(screen.queryByText('Fan 5')).toBeNull()
  tellGroups({ data: [] })
  await pass(50)
  expect(rowsOf('Fans')).toHaveLength(1)
})

test('AIR-07 the club of fans says how many they are, which medal one wears and what the next one takes', async () => {
  signedIn(me)
  await show(<FansList anchorId={3} />, {
    getFanClub: { data: { num: 12, medal: 2, coin: 120.5 } },
    listFans: pageOf([], 1, 0),
  })
  const club = within(screen.getByRole('region', { name: 'Fan club' }))
  expect(club.getByRole('heading').textContent).toBe('Fan club · 12 members')
  expect(club.getByText('Fan 2')).toBeTruthy()
  const bar = club.getByRole('progressbar', { name: '80 more diamonds to level 3' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['120.5', '200'])
})

test('AIR-07 the anchor of a room has no medal to earn in it', async () => {
  signedIn({ ...me, id: 3 })
  await show(<FansList anchorId={3} />, {
    getFanClub: { data: { num: 1, medal: 0, coin: 0 } },
    listFans: pageOf([], 1, 0),
  })
  expect(screen.getByRole('region', { name: 'Fan club' }).textContent).toBe('Fan club · 1 member')
})

test('LIVE-09 who keeps order in the room stands there for everybody, with the way to each', async () => {
  const assistants = [{ id: 1, uid: 21, user_nickname: 'Orderly', avatar: '' }]
  const asked = await show(<FansList anchorId={3} />, {
    listAssistants: { data: assistants },
    listFans: pageOf([], 1, 0),
  })
  const section = within(screen.getByRole('region', { name: 'Moderators' }))
  expect(section.getByRole('link', { name: /Orderly/ }).getAttribute('href')).toBe('/persona?id=21')
  expect(asked.filter(({ name }) => name === 'listAssistants').map(({ input }) => input)).toEqual([{ uid: 3 }])
})

test('LIVE-08 an anchor without fans, and without groups that load, says so', async () => {
  await show(<FansList anchorId={3} />, { listRoomGroups: { code: 1, msg: 'no' }, listFans: pageOf([], 1, 0) })
  expect(screen.getByText('No fans yet')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Fan groups' })).toBeNull()
})
