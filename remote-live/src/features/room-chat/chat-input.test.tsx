import { beforeEach, expect, jest, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { addTexts, startI18n } from '@pitchside/i18n'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
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

const typed = (input: HTMLInputElement, value: string): void => {
  fireEvent.change(input, { target: { value, selectionStart: value.length } })
}

test('LIVE-09 a silenced member reads for how long, and writes again when the time is over', () => {
  signedIn(user)
  jest.useFakeTimers()
  const onSend = jest.fn<(text: string) => Promise<void>>()
  const until = Date.now() + 61_000
  const field = (silencedUntil?: number) => (
    <ChatInput label="Message" placeholder="Say something" onSend={onSend} silencedUntil={silencedUntil} />
  )
  const { rerender } = render(field(until))
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' })
  expect([input.disabled, input.placeholder]).toEqual([true, 'Muted, 01:01 left'])
  act(() => void jest.advanceTimersByTime(1_000))
  expect(input.placeholder).toBe('Muted, 01:00 left')
  fireEvent.submit(input.closest('form')!)
  expect(onSend).not.toHaveBeenCalled()
  act(() => void jest.advanceTimersByTime(60_000))
  expect([input.disabled, input.placeholder]).toEqual([false, 'Say something'])
  rerender(field(Number.POSITIVE_INFINITY))
  expect(input.placeholder).toContain('You are muted here')
  rerender(field(undefined))
  expect(input.disabled).toBe(false)
  jest.useRealTimers()
})

test('LIVE-03 a mention is completed by keys, and Enter sends only when the list is closed', () => {
  signedIn(user)
  const onSend = jest.fn<(text: string) => Promise<void>>()
  const speakers = (begun: string) => ['Kai', 'Kim'].filter((name) => name.startsWith(begun))
  render(<ChatInput label="Message" placeholder="Say" onSend={onSend} speakers={speakers} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' })
  typed(input, 'hey @K')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['@Kai', '@Kim'])
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: '@Kim' }).id)
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(input.value).toBe('hey @Kim ')
  expect(screen.queryByRole('listbox')).toBeNull()
  typed(input, '@nobody')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('LIVE-03 what is not sent yet is found again in its room', () => {
  signedIn(user)
  sessionStorage.clear()
  const field = (draft: string) => (
    <ChatInput label="Message" placeholder="Say" onSend={jest.fn<(text: string) => Promise<void>>()} draft={draft} />
  )
  const valueIn = (draft: string): string => {
    cleanup()
    render(field(draft))
    return screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' }).value
  }
  expect(valueIn('chat-101')).toBe('')
  typed(screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' }), 'half a thought')
  expect(valueIn('chat-102')).toBe('')
  expect(valueIn('chat-101')).toBe('half a thought')
})
