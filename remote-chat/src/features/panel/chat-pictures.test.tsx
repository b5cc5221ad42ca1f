import { expect, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import { fireEvent, waitFor } from '@testing-library/react'
import texts from '../../i18n/en.json'
import { field, log, open, server } from './chat-panes.fixture'

test('CHAT-01 a picture that does not come says so and is asked for again; one nobody can read is not sent', async () => {
  fireEvent.click(await open())
  await (await log()).findByText('old 20')
  const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
  fireEvent.paste(field(), { clipboardData: { files: [picture('a.png')] } })
  await waitFor(() => expect(server.messages.at(-1)?.type).toBe('TIMImageElem'))
  fireEvent.error(await (await log()).findByAltText(texts.preview.image))
  expect((await log()).getByText(texts.message.pictureLost)).toBeTruthy()
  fireEvent.click((await log()).getByRole('button', { name: texts.message.pictureAgain }))
  expect((await log()).getByAltText(texts.preview.image)).toBeTruthy()
  const told: string[] = []
  const stop = bus.on('toast.requested', ({ text }) => told.push(text))
  Object.assign(globalThis, { createImageBitmap: async () => Promise.reject(new Error('no picture')) })
  fireEvent.paste(field(), { clipboardData: { files: [picture('bad.png')] } })
  await waitFor(() => expect(told).toEqual([texts.composer.unreadable]))
  expect(server.uploads).toEqual(['a.png'])
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
  stop()
})

test('CHAT-01 a picture that is pasted goes out as a picture, one that is too large is told', async () => {
  fireEvent.click(await open())
  await (await log()).findByText('old 20')
  const told: string[] = []
  const stop = bus.on('toast.requested', ({ text }) => told.push(text))
  const large = new File(['x'], 'large.png', { type: 'image/png' })
  Object.defineProperty(large, 'size', { value: 50_000_000 })
  const files = [new File(['x'], 'a.png', { type: 'image/png' }), large]
  fireEvent.paste(field(), { clipboardData: { files } })
  await waitFor(() => expect(server.messages.at(-1)?.type).toBe('TIMImageElem'))
  expect(server.uploads).toEqual(['a.png'])
  expect(told).toHaveLength(1)
  stop()
})
