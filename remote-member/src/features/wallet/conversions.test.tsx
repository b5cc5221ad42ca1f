import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf } from '@pitchside/testing'
import { render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { Conversions } from './conversions'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('member', en)
})

test('MEM-01 what was converted before is asked by its kind, on the side it came in', async () => {
  const booking = { id: 1, addtime: 1_800_000_000, typeName: 'convert', amount: '+700', balance: '780', remark: '' }
  const log = answerCalls({
    listOrders: pageOf([booking]),
    listOrderTypes: [
      { id: 3, name: 'task' },
      { id: 9, name: 'convert' },
    ],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Conversions />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('cell', { name: '+700' })).toBeTruthy()
  const asked = log.filter(({ name }) => name === 'listOrders').map(({ input }) => [input.type, input.type1])
  expect(asked).toEqual([['2', '9']])
})
