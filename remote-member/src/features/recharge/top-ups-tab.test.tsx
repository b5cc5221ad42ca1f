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
    order('R00001', 'pending', { url: 'https://pay.example/R00001' }),
    order('R00002', 'failed', { url: 'https://pay.example/R00002' }),
    order('R00003', 'failed'),
    order('R00004', 'paid', { credited: '2080', paytime: 1_800_000_100 }),
    order('R00005', 'paid', { credited: '59.9', paytime: 1_800_000_100 }),
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
  expect(await credited('R00001')).toBe('—')
  expect(await credited('R00002')).toBe('—')
  expect(await credited('R00003')).toBe('—')
  expect(await credited('R00004')).toBe('2,0801,980 + 100 free')
  expect(await credited('R00005')).toBe('59.9')
})

test('MEM-01 what is unpaid can be paid or, after a question, cancelled; nothing else can', async () => {
  const log = show()
  const pay = await screen.findByRole('link', { name: 'Pay order R00001' })
  expect(pay.getAttribute('href')).toBe('https://pay.example/R00001')
  expect(screen.getAllByRole('link', { name: /^Pay order/ })).toHaveLength(2)
  // The pay page is the server's: what it is to look like goes along.
  document.documentElement.dataset.theme = 'light'
  fireEvent.click(pay)
  expect(document.cookie).toContain('theme=light')
  expect((await cellsOf('R00003')).at(-1)?.textContent).toBe('')
  expect((await cellsOf('R00004')).at(-1)?.textContent).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order R00001' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this order?' })
  expect(log.some(({ name }) => name === 'cancelRecharge')).toBe(false)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel the order' }))
  expect(await screen.findByText('Closed')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Pay order R00001' })).toBeNull()
})
