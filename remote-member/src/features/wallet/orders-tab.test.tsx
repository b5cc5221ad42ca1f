import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf } from '@pitchside/testing'
import { fireEvent, render, screen, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { OrdersTab } from './orders-tab'

const booking = (id: number, typeName: string, amount: string, balance: string) => ({
  ...{ id, typeName, amount, balance },
  ...{ addtime: 1_800_000_000 + id * 60, remark: '' },
})
const bookings = [
  booking(3, 'mall', '-1280', '803'),
  booking(2, 'task', '+1', '2083'),
  booking(1, 'gift', '-8', '2082'),
]

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('member', en)
})

function show() {
  const log = answerCalls({
    listOrders: ({ type }: { type?: string }) =>
      pageOf(bookings.filter(({ amount }) => type === undefined || (type === '2') === amount.startsWith('+'))),
    listOrderTypes: [{ id: 3, name: 'task' }],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OrdersTab />
    </QueryClientProvider>,
  )
  return log
}

const sums = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').slice(-2))
    .map((cells) => cells.map(({ textContent }) => Number(textContent?.replace(',', ''))))

test('MEM-01 the statement begins with everything, so that every balance follows from the one below it', async () => {
  show()
  await screen.findByText('-1,280')
  const rows = sums()
  expect(rows).toHaveLength(3)
  for (const [index, [amount = 0, balance]] of rows.slice(0, -1).entries())
    expect(balance).toBe((rows[index + 1]?.[1] ?? 0) + amount)
  expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true')
})

test('MEM-01 one side alone is a choice, in the words of the wire', async () => {
  const log = show()
  await screen.findByText('-1,280')
  fireEvent.click(screen.getByRole('button', { name: 'Received' }))
  await screen.findByText('+1')
  await screen.findByText('1 in all')
  expect(sums()).toEqual([[1, 2_083]])
  const asked = log.filter(({ name }) => name === 'listOrders').map(({ input }) => input.type)
  expect(asked).toEqual([undefined, '2'])
})

test('MEM-01 the days have names that can be read', () => {
  show()
  for (const name of ['From', 'To']) expect(screen.getByText(name).tagName).toBe('LABEL')
})
