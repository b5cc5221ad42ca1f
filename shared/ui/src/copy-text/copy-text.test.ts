import { afterEach, expect, test } from '@jest/globals'
import { copyText } from './copy-text'

const withClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
/** The old command of a browser; what was selected when it ran. */
function withCommand(isAllowed: boolean): { selected: string[] } {
  const selected: string[] = []
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement
    selected.push(field.value.slice(field.selectionStart, field.selectionEnd))
    return isAllowed
  }
  return { selected }
}
afterEach(() => {
  withClipboard(undefined)
  document.body.replaceChildren()
})

test('the clipboard takes the text', async () => {
  const written: string[] = []
  withClipboard({ writeText: async (text: string) => void written.push(text) })
  expect(await copyText('address')).toBe(true)
  expect(written).toEqual(['address'])
})

test.each([
  ['there is no clipboard, as on a page without https', undefined],
  ['the browser refuses', { writeText: () => Promise.reject(new Error('not allowed')) }],
])('the old command copies where %s; the focus stays and nothing is left behind', async (_, clipboard) => {
  withClipboard(clipboard)
  const { selected } = withCommand(true)
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  expect(await copyText('two\nlines')).toBe(true)
  expect(selected).toEqual(['two\nlines'])
  expect(document.activeElement).toBe(button)
  expect(document.querySelector('textarea')).toBeNull()
})

test('where nothing may be copied it says so', async () => {
  withClipboard(undefined)
  withCommand(false)
  expect(await copyText('address')).toBe(false)
  document.execCommand = () => {
    throw new Error('unknown command')
  }
  expect(await copyText('address')).toBe(false)
})
