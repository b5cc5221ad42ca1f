import { expect, test } from '@jest/globals'
import { withEmotes } from './room-emotes'

const own = [{ name: '冲', src: '/uploads/a.png', char: '冲', en: '冲', vi: '冲' }]

test('AIR-07 a flying line is cut at the emotes of its room', () => {
  const { parts } = withEmotes({ text: '来[冲][没有]' }, own)
  expect(parts).toEqual(['来', { src: '/uploads/a.png', alt: '[冲]' }, '[没有]'])
  for (const [text, emotes] of [
    ['来[冲]', []],
    ['来冲', own],
    ['[没有]', own],
  ] as const)
    expect(withEmotes({ text }, emotes)).toEqual({ text })
})
