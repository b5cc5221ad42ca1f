import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf } from '@pitchside/testing'
import { fireEvent, render, screen, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { TopUpsTab } from './top-ups-tab'

const order = (no: string, state: string, part: object = {}) => ({
  ...{ order: no, state, money: '198.00', coin: 1_980, give: 100, channel: 'sandbox' },
  ...{ addtime: 1_800_000_000, expires: 1_800_000_900, paytime: 0, credited: '0', url: '' },
  ...part,
})

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('member', en)
})

function show() {
  const rows = [
    order('R1', 'pending', { url: 'https://pay.example/R1' }),
    order('R2', 'failed', { url: 'https://pay.example/R2' }),
    order('R3', 'failed'),
    order('R4', 'paid', { credited: '2080', paytime: 1_800_000_100 }),
    order('R5', 'paid', { credited: '59.9', paytime: 1_800_000_100 }),
  ]
  const log = answerCalls({
    listRecharges: () => pageOf(rows),
    cancelRecharge: ({ order: no }: { order: string }) => {
      const row = rows.find((one) => one.order === no)
      Object.assign(row ?? {}, { state: 'closed', url: '' })
      return null
    },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TopUpsTab />
    </QueryClientProvider>,
  )
  return log
}
const cellsOf = async (no: string) => {
  const row = (await screen.findByRole('link', { name: no })).closest('tr')
  return within(row as HTMLElement).getAllByRole('cell')
}

test('MEM-01 diamonds stand only where they came, the bonus apart', async () => {
  show()
  const credited = async (no: string) => (await cellsOf(no))[3]?.textContent
  expect(await credited('R1')).toBe('—')
  expect(await credited('R2')).toBe('—')
  expect(await credited('R3')).toBe('—')
  expect(await credited('R4')).toBe('2,0801,980 + 100 free')
  expect(await credited('R5')).toBe('59.9')
})

test('MEM-01 what is unpaid can be paid or, after a question, cancelled; nothing else can', async () => {
  const log = show()
  const pay = await screen.findByRole('link', { name: 'Pay order R1' })
  expect(pay.getAttribute('href')).toBe('https://pay.example/R1')
  expect(screen.getAllByRole('link', { name: /^Pay order/ })).toHaveLength(2)
  expect((await cellsOf('R3')).at(-1)?.textContent).toBe('')
  expect((await cellsOf('R4')).at(-1)?.textContent).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order R1' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this order?' })
  expect(log.some(({ name }) => name === 'cancelRecharge')).toBe(false)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel the order' }))
  expect(await screen.findByText('Closed')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Pay order R1' })).toBeNull()
})
