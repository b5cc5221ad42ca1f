import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { CallError } from '@pitchside/http'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { hearLogIns, leave, logIn, press, show, speak } from '../../show.fixture'
import { wireExpert, wireScheme } from '../../wire-rows.fixture'
import { topUpPath } from './buy-dialog'
import SpecialistDetailPage from './specialist-detail.page'

beforeEach(() => speak())
afterEach(leave)

/** A page whose scheme is the server's: bought there, it comes opened. */
function open(more: object = {}, replies: Replies = {}) {
  const server = { isBought: false }
  const expert = wireExpert(401, { nickname: 'Ann' })
  const log = answerCalls({
    getScheme: () => ({
      info: wireScheme(5, {
        ...more,
        ...(server.isBought ? { is_locked: 0, is_bought: 1, can_buy: 0, choice: 1, odds: '1.90' } : {}),
      }),
      content: server.isBought ? 'They press high.' : '',
      expert,
    }),
    getExpert: { info: expert, plays: [], points: [] },
    listSchemes: pageOf([]),
    buyScheme: () => {
      server.isBought = true
      return null
    },
    ...replies,
  })
  const bought = () => log.filter(({ name }) => name === 'buyScheme').map(({ input }) => input)
  return { bought, ...show(<SpecialistDetailPage />, '/specialist-detail?id=5') }
}
const dialog = () => within(screen.getByRole('dialog'))

test('CONT-04 a locked scheme shows what it costs and nothing of the analysis', async () => {
  open()
  expect(await screen.findByText(en.experts.lockedText)).toBeTruthy()
  expect(screen.getByRole('button', { name: en.experts.unlock })).toBeTruthy()
  expect(screen.queryByText(/to win/)).toBeNull()
})

test('CONT-04 once the match runs it is not sold any more', async () => {
  open({ can_buy: 0 })
  expect(await screen.findByText(en.experts.lockedOver)).toBeTruthy()
  expect(screen.queryByRole('button', { name: en.experts.unlock })).toBeNull()
})

test('CONT-04 SEEN-03 buying tells what is left, opens the analysis and closes the dialog', async () => {
  const { bought } = open()
  logIn({ balance: '20.5' })
  fireEvent.click(await screen.findByRole('button', { name: en.experts.unlock }))
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('2.5'))
  fireEvent.click(dialog().getByRole('button', { name: en.experts.buyNow }))
  expect(await screen.findByText('They press high.')).toBeTruthy()
  expect(screen.getByText('Arsenal to win')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(bought()).toEqual([{ id: 5, nonce: expect.stringMatching(/.{8,}/) }])
})

test.each([
  ['17.9', true],
  ['18', false],
  ['18.0', false],
])('CONT-04 with %s diamonds a scheme of 18 is too dear: %s', async (balance, isShort) => {
  const { bought } = open()
  logIn({ balance })
  fireEvent.click(await screen.findByRole('button', { name: en.experts.unlock }))
  await screen.findByRole('dialog')
  expect(dialog().queryByRole('button', { name: en.experts.buyNow }) === null).toBe(isShort)
  expect(dialog().queryByRole('alert')?.textContent).toBe(isShort ? en.experts.short : undefined)
  expect(dialog().queryByRole('link', { name: en.experts.topUp })?.getAttribute('href')).toBe(
    isShort ? topUpPath : undefined,
  )
  expect(bought()).toEqual([])
})

test('CONT-04 a refusal is said in the words of the server; the next try is a new intent', async () => {
  const { bought } = open({}, { buyScheme: new CallError('The match has begun', 1, 'too-late') })
  logIn({ balance: '20' })
  fireEvent.click(await screen.findByRole('button', { name: en.experts.unlock }))
  await screen.findByRole('dialog')
  press(en.experts.buyNow)
  expect((await dialog().findByRole('alert')).textContent).toBe('The match has begun')
  press(en.experts.buyNow)
  await waitFor(() => expect(bought()).toHaveLength(2))
  expect(bought()[0]?.nonce).not.toBe(bought()[1]?.nonce)
})

test('CONT-04 leaving the dialog buys nothing, by button and by Esc', async () => {
  const { bought } = open()
  logIn({ balance: '40' })
  fireEvent.click(await screen.findByRole('button', { name: en.experts.unlock }))
  await screen.findByRole('dialog')
  fireEvent.click(dialog().getByRole('button', { name: en.experts.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press(en.experts.unlock)
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bought()).toEqual([])
})

test('CONT-04 a visitor logs in first; the dialog then opens with the member’s balance', async () => {
  open()
  const logIns = hearLogIns()
  fireEvent.click(await screen.findByRole('button', { name: en.experts.unlock }))
  expect(screen.queryByRole('dialog')).toBeNull()
  logIn({ balance: '1' })
  act(() => void logIns.asked[0]?.())
  await screen.findByRole('dialog')
  expect(dialog().getByRole('alert').textContent).toBe(en.experts.short)
  logIns.stop()
})

test('CONT-04 following an expert shows on the button; nobody follows themselves', async () => {
  open({}, { toggleFollow: { is_attention: 1, attention: 8 } })
  logIn()
  fireEvent.click(await screen.findByRole('button', { name: 'Follow Ann' }))
  const on = await screen.findAllByRole('button', { name: 'Following Ann' })
  expect(on[0]?.getAttribute('aria-pressed')).toBe('true')
  logIn({ id: 401 })
  await waitFor(() => expect(screen.queryByRole('button', { name: /Ann$/ })).toBeNull())
})

test('CONT-04 below a scheme stand the others of its expert, never itself again', async () => {
  const shownBelow = () => {
    const below = screen.getByRole('heading', { name: 'More by Ann' }).closest('section') as HTMLElement
    return within(below)
      .queryAllByText(/^Scheme /)
      .map((title) => title.textContent)
  }
  open(
    {},
    {
      listSchemes: ({ type }: { type?: string }) =>
        pageOf([5, ...(type === '1' ? [6] : [7, 8])].map((id) => wireScheme(id))),
    },
  )
  await waitFor(() => expect(shownBelow()).toEqual(['Scheme 6', 'Scheme 7', 'Scheme 8']))
  leave()
  await speak()
  open({}, { listSchemes: ({ type }: { type?: string }) => pageOf(type === '1' ? [wireScheme(5)] : [wireScheme(7)]) })
  await waitFor(() => expect(shownBelow()).toEqual(['Scheme 7']))
  expect(screen.getByText(en.experts.noneToCome)).toBeTruthy()
})
