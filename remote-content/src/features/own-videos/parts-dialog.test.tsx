import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { answerCalls, type Replies } from '@pitchside/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { leave, logIn, press, show, speak, type } from '../../show.fixture'
import { wireWatched } from '../../wire-rows.fixture'
import { PartsDialog } from './parts-dialog'

beforeEach(async () => {
  await speak()
  logIn()
})
afterEach(leave)

async function open(change: object = {}, replies: Replies = {}) {
  const asked = answerCalls({ getVideo: wireWatched(31, change), setVideoChapters: null, ...replies })
  show(<PartsDialog id={31} title="The goal" onClose={() => undefined} />)
  await screen.findByRole('textbox', { name: 'Chapters' })
  return (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input)
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Chapters' })
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nGoal\n'
const chooseFile = (text: string, language = 'English') =>
  fireEvent.change(screen.getByLabelText(`Upload subtitles: ${language}`), {
    target: { files: [Object.assign(new File([text], 'a.vtt'), { text: async () => text })] },
  })

test('WEB-10 the author writes chapters as lines; one that is none is named before anything is sent', async () => {
  const sent = await open({ chapters: [{ second: 5, title: 'Kick-off' }] })
  expect(field().value).toBe('00:05 Kick-off')
  type('Chapters', '0:05 Kick-off\nsoon')
  expect(screen.getByText('Line 2 should read “12:30 Title”')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save the chapters' }).disabled).toBe(true)
  type('Chapters', '1:00 Goal\n0:05 Kick-off')
  press('Save the chapters')
  await waitFor(() =>
    expect(sent('setVideoChapters')).toEqual([
      {
        id: 31,
        chapters: [
          { second: 5, title: 'Kick-off' },
          { second: 60, title: 'Goal' },
        ],
      },
    ]),
  )
})

test('WEB-10 what the server says of chapters stands at them, and they stay', async () => {
  await open({}, { setVideoChapters: new CallError('A chapter begins after the end of the video', 1, 'chapter-late') })
  type('Chapters', '99:00 Too late')
  press('Save the chapters')
  expect(await screen.findByText('A chapter begins after the end of the video')).toBeTruthy()
  expect(field().value).toBe('99:00 Too late')
})

test('WEB-10 a file becomes subtitles of its language, and they can be taken away', async () => {
  let subtitles: string[] = []
  const sent = await open(
    {},
    {
      getVideo: () => wireWatched(31, { subtitles }),
      setVideoSubtitles: () => {
        subtitles = subtitles.length > 0 ? [] : ['vi']
        return { cues: subtitles.length }
      },
    },
  )
  chooseFile(vtt, 'Tiếng Việt')
  const remove = await screen.findByRole('button', { name: 'Remove subtitles: Tiếng Việt' })
  expect(within(remove.closest('li') as HTMLElement).getByText('There')).toBeTruthy()
  fireEvent.click(remove)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove subtitles/ })).toBeNull())
  expect(sent('setVideoSubtitles')).toEqual([
    { id: 31, lang: 'vi', text: vtt },
    { id: 31, lang: 'vi', text: '' },
  ])
})

test('WEB-10 a file that is none says why at its language; one that is too large is not sent', async () => {
  const sent = await open(
    {},
    { setVideoSubtitles: new CallError('Line 3 of the subtitles cannot be read', 1, 'subtitles-broken') },
  )
  chooseFile('WEBVTT\n\nnever')
  expect((await screen.findByRole('alert')).textContent).toBe('Line 3 of the subtitles cannot be read')
  chooseFile('x'.repeat(limits.videoSubtitleChars + 1))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Subtitles can have .* at most$/))
  expect(sent('setVideoSubtitles')).toHaveLength(1)
})

test('WEB-10 when the video can not be read, that is said, and asked again', async () => {
  let isDown = true
  answerCalls({ getVideo: () => (isDown ? new Error('down') : wireWatched(31)) })
  show(<PartsDialog id={31} title="The goal" onClose={() => undefined} />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(again)
  expect(await screen.findByRole('textbox', { name: 'Chapters' })).toBeTruthy()
})
