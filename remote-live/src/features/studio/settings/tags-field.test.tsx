import { expect, test } from '@jest/globals'
import { roomTags, tagsPerRoom } from '@pitchside/contract/rooms'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { fireEvent, render, screen } from '@testing-library/react'
import en from '../../../i18n/en.json'
import { me, openPages, pass } from '../../../parts/testing.fixture'
import { answerRequests } from '../../gifts/answers.fixture'
import { TagsField } from './tags-field'

openPages({ user: me })

/** The field of a room with these tags; gives what was saved, each time. */
async function show(tags: readonly string[]) {
  let kept = tags
  const asked = answerRequests({
    getRoom: () => ({
      data: {
        info: { uid: 1, islive: 0, match_id: 0, tags: kept },
        userData: { signature: '', announcement: '' },
        reserve: null,
      },
    }),
    setRoomTags: ({ input }) => {
      kept = input.tags as unknown as string[]
      return { data: null }
    },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TagsField />
    </QueryClientProvider>,
  )
  await pass(10)
  return () => asked.filter(({ name }) => name === 'setRoomTags').map(({ input }) => input.tags)
}
const chip = (tag: (typeof roomTags)[number]) => screen.getByRole('button', { name: en.tag[tag] })
const press = async (tag: (typeof roomTags)[number]) => {
  fireEvent.click(chip(tag))
  await pass(10)
}

test('AIR-10 each press saves what the own room is like, and shows what was saved', async () => {
  const [first, second] = [roomTags[0]!, roomTags[1]!]
  const saved = await show([first])
  expect(chip(first).getAttribute('aria-pressed')).toBe('true')
  await press(second)
  await press(first)
  expect(saved()).toEqual([[first, second], [second]])
  expect([first, second].map((tag) => chip(tag).getAttribute('aria-pressed'))).toEqual(['false', 'true'])
})

test('AIR-10 one more than a room may have takes the place of the last one', async () => {
  const full = roomTags.slice(0, tagsPerRoom)
  const more = roomTags[tagsPerRoom]!
  const saved = await show(full)
  await press(more)
  expect(saved()).toEqual([[...full.slice(0, -1), more]])
})
