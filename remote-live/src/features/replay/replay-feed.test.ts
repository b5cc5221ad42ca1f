import { beforeEach, expect, test } from '@jest/globals'
import { startI18n } from '@pitchside/i18n'
import { answerCalls } from '@pitchside/testing'
import { waitFor } from '@testing-library/react'
import { ReplayFeed } from './replay-feed'

beforeEach(() => startI18n('en', {}))

const line = (second: number, text = `at ${second}`) => ({
  second,
  message: {
    ...{ id: `m${second}`, no: 105, uid: 7, user_nickname: 'Seven', avatar: '', level: 1, tier: 0, is_room: 0 },
    at: second * 1_000,
    text,
  },
})

/** A replay of ten minutes with a line each ten seconds, which comes in pages of a hundred seconds. */
function aReplay() {
  const asked = answerCalls({
    listReplayLines: ({ second }: { second: string }) => {
      const from = Number(second)
      const lines = Array.from({ length: 60 }, (_, place) => line(place * 10))
      return { until: from + 100, lines: lines.filter((one) => one.second >= from && one.second < from + 100) }
    },
  })
  const feed = new ReplayFeed(4)
  const close = feed.open()
  const flown: string[] = []
  feed.barrage(
    ({ text }) => flown.push(text),
    () => flown.push('cleared'),
  )
  const shown = () => feed.store.getState().lines.map(({ text }) => text)
  const loaded = () => waitFor(() => expect(feed.store.getState().history).toBe('ready'))
  const pages = () => asked.map(({ input }) => Number(input.second))
  return { feed, close, flown, shown, loaded, pages }
}

test('AIR-05 what was said stands in the chat and flies when the film is there, and not before', async () => {
  const { feed, flown, shown, loaded } = aReplay()
  feed.at(0)
  await loaded()
  expect(shown()).toEqual(['at 0'])
  feed.at(9.8)
  // A film that goes on by itself moves in small steps.
  for (const second of [10.1, 12, 14, 16, 18, 19.9]) feed.at(second)
  expect(shown()).toEqual(['at 0', 'at 10'])
  feed.at(20.1)
  expect(shown()).toEqual(['at 0', 'at 10', 'at 20'])
  expect(flown).toEqual(['cleared', 'at 10', 'at 20'])
})

test('AIR-05 another place of the film has its own lines, with a minute of those before; none of them fly late', async () => {
  const { feed, flown, shown, loaded, pages } = aReplay()
  feed.at(0)
  await loaded()
  feed.at(300)
  expect(shown()).toEqual([])
  await waitFor(() => expect(shown().at(-1)).toBe('at 300'))
  expect(shown()[0]).toBe('at 240')
  expect(flown).toEqual(['cleared'])
  feed.at(5)
  await waitFor(() => expect(shown()).toEqual(['at 0']))
  expect(pages()).toEqual([0, 240, 340, 0])
})

test('AIR-05 lines are asked for page by page as the film goes on, and no more once it is closed', async () => {
  const { feed, close, loaded, pages } = aReplay()
  feed.at(0)
  await loaded()
  for (let second = 2; second < 50; second += 2) feed.at(second)
  expect(pages()).toEqual([0])
  for (let second = 50; second < 60; second += 2) feed.at(second)
  await waitFor(() => expect(pages()).toEqual([0, 100]))
  close()
  for (let second = 60; second < 400; second += 2) feed.at(second)
  await Promise.resolve()
  expect(pages()).toEqual([0, 100])
})

test('AIR-05 lines that do not load are said so, and asked for again when the visitor wants it', async () => {
  let isDown = true
  const asked = answerCalls({
    listReplayLines: () => (isDown ? new Error('down') : { until: 300, lines: [line(0, 'here')] }),
  })
  const feed = new ReplayFeed(4)
  feed.at(0)
  await waitFor(() => expect(feed.store.getState().history).toBe('failed'))
  feed.at(1)
  expect(asked).toHaveLength(1)
  isDown = false
  await feed.loadHistory()
  expect(feed.store.getState()).toMatchObject({ history: 'ready', lines: [{ text: 'here' }] })
})
