import { expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { me, openPages, pass, taking } from '../../parts/testing.fixture'
import { type Answers, answerRequests } from '../gifts/answers.fixture'
import { HornReviewView } from './horn-review/horn-review-view'
import { ReportsView } from './reports/reports-view'

const pageOf = (data: object[]) => ({
  data: { data, total: data.length, per_page: 20, current_page: 1, last_page: 1 },
})
const horn = (id: number, is_free: 0 | 1) => ({
  id,
  uid: 2,
  user_nickname: 'Loud',
  content: `horn ${id}`,
  addtime: 1,
  is_free,
})
const report = (part: object) => ({
  id: 1,
  type: 2,
  target_id: 30,
  target_uid: 3,
  target_name: 'Nan',
  target_text: '<b>words</b>',
  room_uid: 0,
  reason: 'Fraud',
  content: 'look at this',
  uid: 1,
  user_nickname: 'Fan',
  status: 0,
  remark: '',
  addtime: 1,
  ...part,
})

openPages({ user: { ...me, id: 8 } })

async function show(view: ReactNode, answers: Answers) {
  const asked = answerRequests(answers)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(<QueryClientProvider client={client}>{view}</QueryClientProvider>)
  await pass(50)
  return (call: string) => asked.filter(({ name }) => name === call).map(({ input }) => input)
}
const press = async (name: string | RegExp) => {
  act(() => void fireEvent.click(screen.getByRole('button', { name })))
  await pass(50)
}

test('LIVE-04 an operator approves one horn and refuses another; both leave the list', async () => {
  const waiting = [horn(1, 1), horn(2, 0)]
  const asked = await show(<HornReviewView />, {
    listHornsToReview: () => pageOf(waiting),
    reviewHorn: taking(waiting, { data: null }),
  })
  expect(screen.getAllByText(/Free, noble|Diamonds/).map((mark) => mark.textContent)).toEqual([
    'Free, noble',
    'Diamonds',
  ])
  await press('Approve: horn 1')
  expect(screen.queryByText('horn 1')).toBeNull()
  await press('Refuse: horn 2')
  expect(asked('reviewHorn')).toEqual([
    { id: 1, status: 1 },
    { id: 2, status: 2 },
  ])
  expect(screen.getByText('No horns are waiting')).toBeTruthy()
})

test('LIVE-04 a horn somebody else decided leaves the list as well', async () => {
  const waiting = [horn(1, 0)]
  await show(<HornReviewView />, {
    listHornsToReview: () => pageOf(waiting),
    reviewHorn: taking(waiting, { code: 1, msg: 'reviewed already', data: null }),
  })
  await press('Approve: horn 1')
  expect(screen.getByText('No horns are waiting')).toBeTruthy()
})

test('LIVE-14 a reported post is shown as text, settled with a remark, and taken away on demand', async () => {
  const open = [report({})]
  const asked = await show(<ReportsView />, {
    listReports: () => pageOf(open),
    resolveReport: taking(open, { data: null }),
  })
  await press('Review')
  expect(screen.getByText('<b>words</b>')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Nan' }).getAttribute('href')).toBe('/persona?id=3')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Delete this post as well' }))
  fireEvent.change(screen.getByLabelText('Remark'), { target: { value: ' done ' } })
  await press('Settle')
  expect(asked('resolveReport')).toEqual([{ id: 1, status: 1, remark: 'done', is_delete: 1 }])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('No reports')).toBeTruthy()
})

test('LIVE-14 turning down takes nothing away; a room leads to the room, and what is gone leads nowhere', async () => {
  const rows = [
    report({}),
    report({ id: 2, type: 0, target_id: 101, target_uid: 101, target_name: 'Han' }),
    report({ id: 4, type: 10, target_id: 7, target_name: 'Cutter' }),
  ]
  const asked = await show(<ReportsView />, {
    listReports: () => pageOf([...rows, report({ id: 3, target_uid: 0, target_name: '', target_text: '' })]),
    resolveReport: { data: null },
  })
  const look = async (row: number) => {
    act(() => void fireEvent.click(screen.getAllByRole('button', { name: 'Review' })[row]!))
    await pass(50)
  }
  await look(0)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Delete this post as well' }))
  await press('Turn down')
  expect(asked('resolveReport')).toEqual([{ id: 1, status: 2 }])
  await look(1)
  expect(screen.getByRole('link', { name: 'Han' }).getAttribute('href')).toBe('/live?id=101')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await press('Close')
  await look(2)
  expect(screen.getByRole('link', { name: 'Cutter' }).getAttribute('href')).toBe('/clip?id=7')
  await press('Close')
  await look(3)
  expect(screen.getAllByText('No longer there', { exact: false }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
