import { expect, test } from '@jest/globals'
import { CallError } from '@pitchside/http'
import { useQuery } from '@pitchside/platform'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { show } from '../testing.fixture'
import { QueryView } from './query-view'

/** What the server answers the next time. */
let answer: () => Promise<string[]>

function List() {
  const query = useQuery({ queryKey: ['things'], queryFn: () => answer(), networkMode: 'always' })
  return (
    <QueryView
      query={query}
      skeleton={<i>bones</i>}
      empty={{ title: 'Nothing yet' }}
      gone="It is gone"
      wayOut={{ label: 'All things', href: '/things' }}
      tellsStale
    >
      {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
    </QueryView>
  )
}

test('HOUSE-01 what is on its way has its shape and says so, what came is shown', async () => {
  let arrive: (rows: string[]) => void = () => undefined
  answer = () => new Promise((resolve) => (arrive = resolve))
  await show(<List />)
  expect(screen.getByRole('status', { name: 'Data loading, please wait!' }).textContent).toBe('bones')
  await act(async () => arrive(['one']))
  expect(await screen.findByText('one')).toBeTruthy()
  expect(screen.queryByText('bones')).toBeNull()
})

test('HOUSE-01 an empty list says so', async () => {
  answer = async () => []
  await show(<List />)
  expect(await screen.findByText('Nothing yet')).toBeTruthy()
})

test('HOUSE-01 a failure can be tried again by hand, and is by itself when the network is back', async () => {
  answer = () => Promise.reject(new Error('down'))
  await show(<List />)
  expect((await screen.findByRole('alert')).textContent).toContain('Could not load')
  answer = () => Promise.reject(new CallError('no answer', -1, 'network'))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('You are offline')).toBeTruthy()
  answer = async () => ['here']
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('here')).toBeTruthy()
})

test('HOUSE-01 what does not exist leads elsewhere and is not asked for again', async () => {
  answer = () => Promise.reject(new CallError('No such thing', 1, 'thing-unknown'))
  await show(<List />)
  expect(await screen.findByText('It is gone')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All things' }).getAttribute('href')).toBe('/things')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('HOUSE-01 what could not be brought up to date stays, with a word about it', async () => {
  answer = async () => ['first']
  const client = await show(<List />)
  await screen.findByText('first')
  answer = () => Promise.reject(new Error('down'))
  await act(() => client.invalidateQueries({ queryKey: ['things'] }))
  await waitFor(() => expect(client.getQueryState(['things'])?.status).toBe('error'))
  expect(await screen.findByText('No connection: these are the latest data we have')).toBeTruthy()
  expect(screen.getByText('first')).toBeTruthy()
})
