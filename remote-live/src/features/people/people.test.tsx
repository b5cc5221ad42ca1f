import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import en from '../../i18n/en.json'
import { type Answers, answerRequests } from '../gifts/answers.fixture'
import { Follows } from './follows-view'
import type { Circle } from './people.calls'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }
const person = (uid: number, change: object = {}) => ({
  uid,
  user_nickname: `Person ${uid}`,
  avatar: '',
  signature: '',
  is_live: 0,
  is_anchor: 0,
  is_writer: 0,
  is_attention: 1,
  level: 3,
  attention: 12,
  title: '',
  thumb: '',
  heat: 0,
  ...change,
})
const pageOf = (data: object[], total = data.length) => ({
  data: { data, total, per_page: 20, current_page: 1, last_page: Math.ceil(total / 20) },
})

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  signedIn(me)
})
afterEach(() => signedOut())

function Lists() {
  const [list, toList] = useState<Circle>('all')
  const [page, toPage] = useState(1)
  return <Follows place={{ list, page, toList, toPage }} />
}

function show(answers: Answers) {
  const asked = answerRequests(answers)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Lists />
    </QueryClientProvider>,
  )
  return asked
}

test('MEM-01 MEM-05 who is on air leads into the room, others to their page; experts are named so', async () => {
  show({
    listFollows: pageOf([
      person(3, { is_live: 1, is_anchor: 1, title: 'Derby night' }),
      person(6, { is_writer: 1, signature: 'Numbers' }),
    ]),
  })
  expect((await screen.findByRole('link', { name: /Person 3/ })).getAttribute('href')).toBe('/live?id=3')
  expect(screen.getByText(/Derby night/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Person 6/ }).getAttribute('href')).toBe('/persona?id=6')
  const row = screen.getByRole('link', { name: /Person 6/ }).closest('li') as HTMLElement
  expect(within(row).getByText('Expert')).toBeTruthy()
})

test('MEM-01 who says nothing is told by their followers, one or many', async () => {
  show({ listFollows: pageOf([person(3, { attention: 1 }), person(4)]) })
  expect(await screen.findByText('1 follower')).toBeTruthy()
  expect(screen.getByText('12 followers')).toBeTruthy()
})

test('MEM-01 whom one leaves stays until the list is left, and the count is right', async () => {
  let isFollowed = true
  show({
    listFollows: pageOf([person(3), person(4)]),
    toggleFollow: () => {
      isFollowed = !isFollowed
      return { data: { is_attention: isFollowed ? 1 : 0, attention: 11 } }
    },
  })
  await screen.findByText('Following 2 people')
  fireEvent.click(screen.getByRole('button', { name: 'Following Person 3' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Follow Person 3' }))
  expect(await screen.findByRole('button', { name: 'Following Person 3' })).toBeTruthy()
  expect(screen.getByText('Following 2 people')).toBeTruthy()
})

test('MEM-01 each kind of people has its list and its way out when it is empty', async () => {
  const asked = show({ listFollows: pageOf([]) })
  await screen.findByText('You do not follow anybody yet')
  fireEvent.click(screen.getByRole('tab', { name: 'Experts' }))
  await screen.findByText('You do not follow any expert yet')
  expect(screen.getByRole('link', { name: 'See the experts' }).getAttribute('href')).toBe('/specialist-home?type=0')
  expect(asked.filter(({ name }) => name === 'listFollows').map(({ input }) => input.type)).toEqual(['0', '2'])
})

test('MEM-05 a failure can be tried again', async () => {
  const first: object[] = [{ code: 1, msg: 'no' }]
  show({ listFollows: () => first.shift() ?? pageOf([person(3)]) })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Person 3/ })).toBeTruthy()
})
