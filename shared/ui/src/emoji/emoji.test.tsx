import { describe, expect, jest, test } from '@jest/globals'
import { emojiNames } from '@pitchside/base'
import { fireEvent, render, screen } from '@testing-library/react'
import { EmojiPicker, emojiColumns, placeAfter } from './emoji-picker'
import { emojiSet, splitEmoji, tokenOf, withEmojiCharacters } from './emoji-set'
import { EmojiText } from './emoji-text'

describe('the set', () => {
  test('every emoji has a name of its own in each language and a drawing', () => {
    expect(emojiSet.length).toBeGreaterThanOrEqual(40)
    // The server knows an emoji by its name.
    expect(emojiSet.map(({ name }) => name)).toEqual(emojiNames)
    for (const key of ['name', 'char', 'en', 'vi', 'src'] as const)
      expect(new Set(emojiSet.map((emoji) => emoji[key])).size).toBe(emojiSet.length)
    for (const { src, name } of emojiSet) {
      const drawing = decodeURIComponent(src.slice(src.indexOf(',') + 1))
      expect([name, new DOMParser().parseFromString(drawing, 'image/svg+xml').querySelector('parsererror')]).toEqual([
        name,
        null,
      ])
    }
  })

  test('a text splits at its emoji, what is no emoji stays text, and nothing is lost', () => {
    const text = '[微笑]好球[[赞]][没有这个] [足 球]['
    const parts = splitEmoji(text)
    expect(parts.map((part) => (typeof part === 'string' ? part : tokenOf(part))).join('')).toBe(text)
    expect(parts.filter((part) => typeof part !== 'string').map((part) => part.name)).toEqual(['微笑', '赞'])
  })
})

test('CHAT-03 an emoji is a picture of 20 by 20, an unknown token stays text', () => {
  const { container } = render(<EmojiText text="好[赞]！[没有]" />)
  const picture = screen.getByRole<HTMLImageElement>('img', { name: '[赞]' })
  expect([picture.width, picture.height]).toEqual([20, 20])
  expect(container.textContent).toBe('好！[没有]')
})

test('AIR-07 emoji of a room are pictures there; one with a name of the house is the house’s', () => {
  const own = ['冲', '赞'].map((name) => ({ name, src: `/media/${name}.webp`, char: name, en: name, vi: name }))
  render(<EmojiText text="[冲][赞]" own={own} />)
  expect(screen.getByRole('img', { name: '[冲]' }).getAttribute('src')).toBe('/media/冲.webp')
  expect(screen.getByRole('img', { name: '[赞]' }).getAttribute('src')).toMatch(/^data:/)
})

test('where no picture can stand, an emoji is its nearest character', () => {
  expect(withEmojiCharacters('好球[足球]！[没有]')).toBe('好球⚽！[没有]')
})

test('text from a user is never markup', () => {
  const { container } = render(<EmojiText text={'<img src=x onerror=alert(1)>[赞]'} />)
  expect(container.querySelectorAll('img')).toHaveLength(1)
})

describe('EmojiPicker', () => {
  test('keys move in rows and columns and stop at the edges', () => {
    expect(placeAfter('ArrowRight', 0, 20)).toBe(1)
    expect(placeAfter('ArrowLeft', 0, 20)).toBe(0)
    expect(placeAfter('ArrowDown', 3, 20)).toBe(3 + emojiColumns)
    expect(placeAfter('ArrowDown', 15, 20)).toBe(15)
    expect(placeAfter('End', 3, 20)).toBe(19)
    expect(placeAfter('a', 3, 20)).toBeUndefined()
  })

  test('one stop for Tab; arrows move the focus; a click picks', () => {
    const onPick = jest.fn<(emoji: { name: string }) => void>()
    render(<EmojiPicker label="Emoji" language="en" onPick={onPick} />)
    const first = screen.getByRole('button', { name: 'smile' })
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([first])
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowRight' })
    const second = screen.getByRole('button', { name: 'laugh' })
    expect(document.activeElement).toBe(second)
    fireEvent.click(second)
    expect(onPick.mock.calls[0]?.[0].name).toBe('大笑')
  })
})
