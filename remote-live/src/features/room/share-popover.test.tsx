import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import { answerRequests } from '../gifts/answers.fixture'
import { SharePopover } from './share-popover'

const told: string[] = []
let stop: () => void
beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  told.length = 0
  stop = bus.on('toast.requested', ({ text }) => void told.push(text))
})
afterEach(() => {
  stop()
  cleanup()
})

async function pressCopy(writeText: (text: string) => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  answerRequests({ shareRoom: () => ({ data: { url: '/live?id=10001&invite=abc' } }) })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SharePopover anchorId={10_001} title="Derby" cover="/media/covers/a.webp" />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: en.share.title }))
  const copy = screen.getByRole<HTMLButtonElement>('button', { name: 'Copy link' })
  await waitFor(() => expect(copy.disabled).toBe(false))
  fireEvent.click(copy)
  await waitFor(() => expect(told).not.toEqual([]))
}

test('LIVE-01 the address of a room is copied, with its invitation', async () => {
  const copied: string[] = []
  await pressCopy(async (text) => void copied.push(text))
  expect(copied).toEqual([`${location.origin}/live?id=10001&invite=abc&lang=en`])
  expect(told).toEqual(['Link copied'])
})

test('LIVE-01 where nothing may be written to the clipboard, the address itself is told', async () => {
  await pressCopy(() => Promise.reject(new Error('not allowed')))
  expect(told).toEqual([`${location.origin}/live?id=10001&invite=abc&lang=en`])
})
