import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { SuggestedAnchors } from './suggested-anchors'
import { SuggestedRooms } from './suggested-rooms'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: true }
const anchor = (uid: number, change: object = {}) => ({
  ...{ uid, user_nickname: `Anchor ${uid}`, avatar: '', level: 3, heat: 90, attention: 12 },
  ...{ is_attention: 0, is_live: 0, ...change },
})

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  signedIn(me)
})
afterEach(() => signedOut())

function show(view: 'anchors' | 'rooms', replies: Replies) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const log = answerCalls(replies)
  render(
    <QueryClientProvider client={client}>
      {view === 'anchors' ? <SuggestedAnchors /> : <SuggestedRooms />}
    </QueryClientProvider>,
  )
  return log
}
const names = () => screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)

test('MEM-05 nine anchors are suggested: none who is followed already, and not oneself', async () => {
  const followed = anchor(2, { is_attention: 1 })
  show('anchors', {
    getLeaderboard: [anchor(1), followed, ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((uid) => anchor(uid))],
  })
  await screen.findAllByText('Anchor 3')
  expect(names()).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11].map((uid) => `Anchor ${uid}`))
})

test('MEM-05 who is on air leads into the room, others to their page', async () => {
  show('anchors', { getLeaderboard: [anchor(3, { is_live: 1 }), anchor(4)] })
  expect((await screen.findByRole('link', { name: /Anchor 3/ })).getAttribute('href')).toBe('/live?id=3')
  expect(screen.getByRole('link', { name: /Anchor 4/ }).getAttribute('href')).toBe('/persona?id=4')
})

test('MEM-05 a suggested anchor is followed with one press', async () => {
  const log = show('anchors', { getLeaderboard: [anchor(3)], toggleFollow: { is_attention: 1, attention: 13 } })
  fireEvent.click(await screen.findByRole('button', { name: /Anchor 3/ }))
  expect(await screen.findByRole('button', { pressed: true })).toBeTruthy()
  expect(log).toContainEqual(expect.objectContaining({ name: 'toggleFollow' }))
})

test('MEM-05 who follows everybody is told so', async () => {
  show('anchors', { getLeaderboard: [anchor(3, { is_attention: 1 })] })
  expect(await screen.findByText('You follow every host we would suggest')).toBeTruthy()
})

test.each([
  ['anchors', 'getLeaderboard', [anchor(3)], 'Anchor 3'],
  ['rooms', 'listRooms', pageOf([]), 'No room of this kind is live'],
] as const)('MEM-05 suggested %s that do not come are asked for again', async (view, call, reply, text) => {
  let isDown = true
  show(view, { [call]: () => (isDown ? new Error('down') : reply) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(again)
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
})
