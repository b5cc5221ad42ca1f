import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import { PagedList } from './paged-list'

let isDown = false
beforeEach(async () => {
  isDown = false
  await startI18n('en', {})
  addTexts('member', en)
})

async function load(page: number) {
  if (isDown) throw new Error('down')
  return { rows: [`row of page ${page}`], pages: 2, total: 2 }
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <PagedList label="Things" queryKey={['things']} load={load} empty={{ title: 'None' }} minHeight={200}>
        {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
      </PagedList>
    </QueryClientProvider>,
  )
  return client
}

test('MEM-01 a list that can not be brought up to date goes on showing what it has', async () => {
  const client = show()
  await screen.findByText('row of page 1')
  isDown = true
  await act(() => client.invalidateQueries({ queryKey: ['things'] }))
  await waitFor(() => expect(client.getQueryState(['things', 1])?.status).toBe('error'))
  expect(screen.getByText('row of page 1')).toBeTruthy()
})

test('MEM-01 a page that can not be loaded says so, and is there after another try', async () => {
  show()
  await screen.findByText('row of page 1')
  isDown = true
  fireEvent.click(screen.getByRole('button', { name: '2' }))
  await screen.findByText('Could not load')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('row of page 2')).toBeTruthy()
})
