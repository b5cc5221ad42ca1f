import { beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { show } from '../testing.fixture'
import { EndlessList } from './endless-list'
import { type ListPage, pageFrom } from './list-page'
import { PageView } from './page-view'
import { PagedList } from './paged-list'
import { usePages } from './use-pages'

let isDown: boolean
beforeEach(() => {
  isDown = false
})

/** Two pages; the last row of the first slid onto the second. */
async function load(page: number): Promise<ListPage<{ id: string }>> {
  if (isDown) throw new Error('down')
  const ids = page === 1 ? ['a', 'b'] : ['b', 'c']
  return { rows: ids.map((id) => ({ id })), page, pages: 2, total: 3 }
}

function Endless() {
  const pages = usePages({ queryKey: ['letters'], load })
  return (
    <>
      <button type="button" onClick={() => void pages.fetchNextPage()}>
        more
      </button>
      <EndlessList pages={pages} skeleton="bones" empty={{ title: 'None' }} endText="That is all">
        {(rows) => rows.map(({ id }) => <p key={id}>row {id}</p>)}
      </EndlessList>
    </>
  )
}

const rowsShown = () => screen.queryAllByText(/^row/).map((row) => row.textContent)

test('HOUSE-01 pages follow one another as one list, each row once, and the end is said', async () => {
  await show(<Endless />)
  await screen.findByText('row b')
  expect(screen.queryByText('That is all')).toBeNull()
  fireEvent.click(screen.getByText('more'))
  await screen.findByText('That is all')
  expect(rowsShown()).toEqual(['row a', 'row b', 'row c'])
})

test('HOUSE-01 a page that fails keeps what is there, and comes after another try', async () => {
  await show(<Endless />)
  await screen.findByText('row b')
  isDown = true
  fireEvent.click(screen.getByText('more'))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(rowsShown()).toEqual(['row a', 'row b'])
  isDown = false
  fireEvent.click(again)
  await screen.findByText('row c')
})

const pagedList = (key: string) => (
  <PagedList
    label="Letters"
    queryKey={[key]}
    load={load}
    skeleton="bones"
    empty={{ title: 'None' }}
    minHeight={200}
    foot={(total) => `${total} letters`}
  >
    {(rows) => rows.map(({ id }) => <p key={id}>row {id}</p>)}
  </PagedList>
)

test('HOUSE-01 a list by numbers turns its pages, and goes on showing what it has when it can not be brought up to date', async () => {
  const client = await show(pagedList('paged'))
  await screen.findByText('row a')
  expect(screen.getByText('3 letters')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '2' }))
  await screen.findByText('row c')
  isDown = true
  await act(() => client.invalidateQueries({ queryKey: ['paged'] }))
  await waitFor(() => expect(client.getQueryState(['paged', 2])?.status).toBe('error'))
  expect(rowsShown()).toEqual(['row b', 'row c'])
})

test('HOUSE-01 a page by number that can not be loaded says so, and is there after another try', async () => {
  await show(pagedList('failing'))
  await screen.findByText('row a')
  isDown = true
  fireEvent.click(screen.getByRole('button', { name: '2' }))
  await screen.findByText('Could not load')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('row c')).toBeTruthy()
})

const asked = (page: Partial<ListPage<{ id: string }>>) => ({
  data: { rows: [], page: 1, pages: 1, total: 0, ...page },
  error: null,
  refetch: () => undefined,
})

test('MEM-01 the last one that was let go stays in its place, so that it can be put back', async () => {
  const turned: number[] = []
  const view = (page: Partial<ListPage<{ id: string }>>) => (
    <PageView
      query={asked(page)}
      label="Letters"
      minHeight={200}
      empty={{ title: 'None' }}
      onPageChange={(next) => turned.push(next)}
    >
      {(rows) => rows.map(({ id }) => <p key={id}>row {id}</p>)}
    </PageView>
  )
  await show(view({ rows: [{ id: 'a' }], total: 0 }))
  expect(rowsShown()).toEqual(['row a'])
  await show(view({ total: 0 }))
  expect(screen.getByText('None')).toBeTruthy()
  await show(view({ page: 3, pages: 2, total: 20 }))
  fireEvent.click(screen.getByRole('button', { name: 'To the first page' }))
  expect(turned).toEqual([1])
})

test('the page of the wire becomes a page of ours', () => {
  const reply = { data: [{ n: 1 }, { n: 2 }], total: 12, per_page: 2, current_page: 3, last_page: 6 }
  expect(pageFrom(reply, ({ n }) => n)).toEqual({ rows: [1, 2], page: 3, pages: 6, total: 12 })
})

test('SHELL-19 a list that has no words of its own for being empty says that it is', async () => {
  await show(
    <PagedList
      queryKey={['nothing']}
      load={async () => ({ rows: [], page: 1, pages: 0, total: 0 })}
      label="things"
      minHeight={200}
    >
      {() => 'rows'}
    </PagedList>,
  )
  expect(await screen.findByText('List is empty')).toBeTruthy()
})

test('SHELL-19 what else there is stands below the last row of all and below an empty list, and comes with the rows', async () => {
  const list = (data: ListPage<{ id: string }> | undefined) => (
    <PageView
      query={{ data, error: null, fetchStatus: 'idle', refetch: () => undefined }}
      label="things"
      minHeight={200}
      after="what else there is"
      onPageChange={() => undefined}
    >
      {(rows) => rows.map(({ id }) => <p key={id}>row {id}</p>)}
    </PageView>
  )
  const rows = [{ id: 'a' }]
  const isThere = async (data: ListPage<{ id: string }> | undefined) => {
    await show(list(data))
    const found = screen.queryAllByText(/what else there is/).length
    cleanup()
    return found
  }
  expect(await isThere(undefined)).toBe(0)
  expect(await isThere({ rows, page: 1, pages: 2, total: 2 })).toBe(0)
  expect(await isThere({ rows, page: 2, pages: 2, total: 2 })).toBe(1)
  expect(await isThere({ rows: [], page: 1, pages: 0, total: 0 })).toBe(1)
})
