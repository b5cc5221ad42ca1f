import { beforeEach, expect, jest, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { addTexts, startI18n } from '@pitchside/i18n'
import { act, fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { ChatInput } from './chat-input'

const user = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '0', isAnchor: false }

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  signedOut()
})

function write(text: string) {
  const onSend = jest.fn<(text: string) => Promise<void>>()
  render(<ChatInput label="Message" placeholder="Say something" onSend={onSend} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' })
  fireEvent.change(input, { target: { value: text } })
  return { onSend, input, submit: () => fireEvent.submit(input.closest('form')!) }
}

test('LIVE-03 Enter sends and empties the field; blanks are not sent', () => {
  signedIn(user)
  const { onSend, input, submit } = write('goal!')
  submit()
  expect(onSend.mock.calls).toEqual([['goal!']])
  expect(input.value).toBe('')
  fireEvent.change(input, { target: { value: '   ' } })
  submit()
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('LIVE-03 a visitor is asked to log in, and the line goes out afterwards', () => {
  const { onSend, input, submit } = write('hello')
  let resume: (() => unknown) | undefined
  const stop = bus.on('login.requested', (request) => {
    resume = request.resume
  })
  submit()
  stop()
  expect(onSend).not.toHaveBeenCalled()
  expect(input.value).toBe('hello')
  act(() => void resume?.())
  expect(onSend.mock.calls).toEqual([['hello']])
})

test('the counter shows when the line gets long, and the limit holds', () => {
  signedIn(user)
  const { input } = write(`${'𠀀'.repeat(limits.chatTextChars - 5)}`)
  expect(screen.getByText(`${limits.chatTextChars - 5}/${limits.chatTextChars}`)).toBeTruthy()
  fireEvent.change(input, { target: { value: '𠀀'.repeat(limits.chatTextChars + 9) } })
  expect([...input.value]).toHaveLength(limits.chatTextChars)
})
