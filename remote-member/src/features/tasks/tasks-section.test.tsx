import { expect, test } from '@jest/globals'
import { authStore } from '@pitchside/auth'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { address, broken, held, press, sent, showMember } from '../../parts/testing.fixture'
import { TasksSection } from './tasks-section'
import UserMenuSlot from './user-menu.slot'

const day = (is_sign: number, is_today: number, lz_num = 2) => ({ is_sign, is_today, lz_num })
const task = (id: number, key: string, finish_status: number) => ({
  ...{ id, img: '', task: key, lz_num: id * 10, now_value: finish_status === 0 ? 0 : 1, value: 1, finish_status },
})
const week = (isSigned: boolean) => [day(1, 0), day(1, 0), day(isSigned ? 1 : 0, 1, 5), ...Array(4).fill(day(0, 0))]
const today = (isSigned = false) => ({
  ...{ id: 7, day: '2026-11-25', is_sign: isSigned ? 1 : 0, list: week(isSigned) },
  today_task: [task(1, 'watch', 0), task(2, 'gift', 1), task(3, 'share', 2), task(4, 'post', 0)],
})
/** Both calls of the task centre, from one state. */
const centre = (state: () => ReturnType<typeof today>) => ({
  getSignTasks: () => state(),
  listTasks: () => state().today_task.map((one) => ({ ...one, day: state().day })),
})
const taskOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)

test('MEM-03 while tasks load it says so; a failure can be tried again', async () => {
  const tasks = broken(today().today_task)
  await showMember(<TasksSection />, { ...centre(today), listTasks: tasks.answer })
  expect(screen.getAllByRole('status', { name: 'Data loading, please wait!' })).toHaveLength(2)
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(await screen.findByRole('list', { name: 'This week' })).toBeTruthy()
  tasks.mend()
  fireEvent.click(again)
  expect(await screen.findByText('Watch live for 30 minutes')).toBeTruthy()
})

test('MEM-03 the tasks of the centre are those of its own call, asked for once', async () => {
  const asked = await showMember(<TasksSection />, {
    getSignTasks: { ...today(), today_task: [] },
    listTasks: [{ ...task(5, 'post', 1), day: '2026-11-25' }],
  })
  expect(await screen.findByText('Post or comment')).toBeTruthy()
  expect(['listTasks', 'getSignTasks'].map((name) => sent(asked, name).length)).toEqual([1, 1])
})

test('MEM-03 the week says which days are done, which is today and how many', async () => {
  await showMember(<TasksSection />, centre(today))
  const days = within(await screen.findByRole('list', { name: 'This week' })).getAllByRole('listitem')
  expect(days.map((one) => one.getAttribute('aria-current'))).toEqual([null, null, 'date', null, null, null, null])
  expect(days.map((one) => one.title)).toEqual(['Checked in', 'Checked in', '', '', '', '', ''])
  expect(days[2]?.textContent).toBe('Today+5')
  expect(screen.getByText('2 of 7 this week')).toBeTruthy()
})

test('MEM-03 two clicks check in once; the balance follows and the day is done', async () => {
  let isSigned = false
  const reply = held({ lz_num: 5, balance: '14' })
  const asked = await showMember(<TasksSection />, {
    ...centre(() => today(isSigned)),
    checkIn: () => {
      isSigned = true
      return reply.answer()
    },
  })
  await screen.findByText('2 of 7 this week')
  press('Check in')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Check in' }).getAttribute('aria-busy')).toBe('true'))
  press('Check in')
  await reply.release()
  expect(await screen.findByText('3 of 7 this week')).toBeTruthy()
  expect(screen.getByText('Checked in, +5 diamonds')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Checked in' }).disabled).toBe(true)
  expect(authStore.getState().user?.balance).toBe('14')
  expect(sent(asked, 'checkIn')).toEqual([{ id: 7 }])
})

test('MEM-03 who has checked in elsewhere is told why not, keeps the balance and sees the day done', async () => {
  let isSigned = false
  await showMember(<TasksSection />, {
    ...centre(() => today(isSigned)),
    checkIn: () => {
      isSigned = true
      return new Error('Already checked in')
    },
  })
  await screen.findByText('2 of 7 this week')
  press('Check in')
  expect(await screen.findByText('3 of 7 this week')).toBeTruthy()
  expect(authStore.getState().user?.balance).toBe('9')
})

test('MEM-03 a finished task pays once, for the day it was shown on', async () => {
  let isTaken = false
  const reply = held({ lz_num: 20, balance: '29' })
  const asked = await showMember(<TasksSection />, {
    ...centre(() => ({ ...today(), today_task: [task(2, 'gift', isTaken ? 2 : 1), task(5, 'post', 1)] })),
    claimTask: () => {
      isTaken = true
      return reply.answer()
    },
  })
  await screen.findByText('Send any gift')
  const claim = (name: string) => taskOf(name).getByRole('button', { name: 'Claim' })
  fireEvent.click(claim('Send any gift'))
  await waitFor(() => expect(claim('Send any gift').getAttribute('aria-busy')).toBe('true'))
  expect(claim('Post or comment').getAttribute('aria-busy')).toBeNull()
  fireEvent.click(claim('Send any gift'))
  await reply.release()
  await waitFor(() => expect(taskOf('Send any gift').queryByRole('button')).toBeNull())
  expect(screen.getByText('Reward claimed, +20 diamonds')).toBeTruthy()
  expect(authStore.getState().user?.balance).toBe('29')
  expect(sent(asked, 'claimTask')).toEqual([{ id: '2', day: '2026-11-25' }])
})

test('MEM-03 what is done has no button, what is open leads to where it is done', async () => {
  await showMember(<TasksSection />, centre(today))
  await screen.findByText('Watch live for 30 minutes')
  expect(screen.getByText('2 / 4')).toBeTruthy()
  expect(taskOf('Share a room').queryByRole('button')).toBeNull()
  fireEvent.click(taskOf('Post or comment').getByRole('button', { name: 'Go' }))
  expect(address()).toBe('/news')
  fireEvent.click(taskOf('Watch live for 30 minutes').getByRole('button', { name: 'Go' }))
  expect(address()).toBe('/anchor?type=0')
})

test('MEM-03 in the menu of the header a way to a task closes the menu, a reward does not', async () => {
  let closed = 0
  const asked = await showMember(<UserMenuSlot onNavigate={() => (closed += 1)} />, {
    getSignTasks: today(),
    claimTask: { lz_num: 20, balance: '29' },
  })
  await screen.findByText('Send any gift')
  fireEvent.click(taskOf('Send any gift').getByRole('button', { name: 'Claim' }))
  await waitFor(() => expect(sent(asked, 'claimTask')).toHaveLength(1))
  expect(closed).toBe(0)
  fireEvent.click(taskOf('Watch live for 30 minutes').getByRole('button', { name: 'Go' }))
  expect([closed, address()]).toEqual([1, '/anchor?type=0'])
})

test('MEM-03 the menu of the header can be tried again too', async () => {
  const tasks = broken(today())
  await showMember(<UserMenuSlot onNavigate={() => undefined} />, { getSignTasks: tasks.answer })
  const again = await screen.findByRole('button', { name: 'Try again' })
  tasks.mend()
  fireEvent.click(again)
  expect(await screen.findByText('Send any gift')).toBeTruthy()
})
