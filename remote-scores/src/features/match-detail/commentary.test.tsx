import { afterEach, expect, test } from '@jest/globals'
import { answerCalls } from '@pitchside/testing'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { aMatch } from '../../testing/a-match'
import { showPage } from '../../testing/show-page'
import { Commentary } from './commentary'

afterEach(cleanup)

const match = aMatch({ id: 7 })
const line = (seq: number, change: object = {}) => ({
  seq,
  minute: seq,
  added: 0,
  position: 1,
  is_main: 0,
  incident: 0,
  text: `Line ${seq}`,
  ...change,
})
const texts = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.trim())

async function open(reply: unknown) {
  const asked = answerCalls({ listCommentary: reply })
  const page = await showPage(<Commentary match={match} events={[]} />)
  const more = () => act(async () => page.client.refetchQueries())
  return { asked, more }
}

test('SCORE-03 the newest line stands first; nothing before the kick-off has a minute', async () => {
  await open({ list: [line(1, { minute: 0 }), line(2, { minute: 45, added: 3 })] })
  await screen.findByText('Line 2')
  expect(texts()).toEqual(['45+3′ Line 2', 'Line 1'])
})

test('SCORE-03 only what is new is asked for, and lines are added to those that are known', async () => {
  const { asked, more } = await open(({ since }: { since?: string }) => ({
    list: since ? [line(3)] : [line(1), line(2)],
  }))
  await screen.findByText('Line 2')
  await more()
  expect(await screen.findByText('Line 3')).toBeTruthy()
  expect(asked.map(({ input }) => input.since)).toEqual([undefined, '2'])
  expect(texts()).toEqual(['3′ Line 3', '2′ Line 2', '1′ Line 1'])
})

test('SCORE-03 who reads further down is not moved: new lines wait behind a button', async () => {
  const { more } = await open(({ since }: { since?: string }) => ({ list: since ? [line(2)] : [line(1)] }))
  await screen.findByText('Line 1')
  const box = screen.getByRole('region', { name: 'Text commentary' })
  Object.assign(box, { scrollTo: () => undefined })
  box.scrollTop = 200
  fireEvent.scroll(box)
  await more()
  const button = await screen.findByRole('button', { name: '1 new' })
  expect(screen.queryByText('Line 2')).toBeNull()
  fireEvent.click(button)
  expect(screen.getByText('Line 2')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '1 new' })).toBeNull()
})

test('SCORE-03 the small talk can be left out', async () => {
  await open({ list: [line(1), line(2, { is_main: 1 })] })
  await screen.findByText('Line 1')
  fireEvent.click(screen.getByRole('button', { name: 'Key moments' }))
  expect(texts()).toEqual(['2′ Line 2'])
})

test('SCORE-03 a commentary that did not load is asked for again; one that has not begun says so', async () => {
  let reply: unknown = new Error('down')
  await open(() => reply)
  expect(await screen.findByText('This part did not load')).toBeTruthy()
  reply = { list: [] }
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The commentary has not started')).toBeTruthy()
})
