import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { CategoryMenu } from './category-menu'
import { useOwnCategories } from './own-categories.store'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
  useOwnCategories.setState({ ids: [], openId: 0 })
})
afterEach(cleanup)

const categories = ['Goals', 'Basketball'].map((name, at) => ({ id: at + 1, name, isOwn: false, videos: 3 }))

test('CONT-02 the menu of categories is searched by name, and clearing the field brings all back', async () => {
  const log = answerCalls({
    searchVideoCategories: ({ name }: { name: string }) =>
      name === 'basket' ? [{ id: 2, name: 'Basketball', icon: '', is_my: 0, num: 3 }] : [],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CategoryMenu categories={categories} onToggled={() => undefined} />
    </QueryClientProvider>,
  )
  const field = screen.getByRole('searchbox', { name: en.videos.searchCategories })
  const look = (name: string) => {
    fireEvent.change(field, { target: { value: name } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  const names = () => screen.queryAllByRole('listitem').map((row) => within(row).getAllByRole('button')[0]?.textContent)
  expect(names()).toEqual(['Goals3', 'Basketball3'])
  look('basket')
  await waitFor(() => expect(names()).toEqual(['Basketball3']))
  expect(log).toEqual([{ name: 'searchVideoCategories', input: { name: 'basket' } }])
  look('chess')
  expect(await screen.findByText('No category has “chess” in its name')).toBeTruthy()
  fireEvent.change(field, { target: { value: '' } })
  expect(names()).toEqual(['Goals3', 'Basketball3'])
})
