import { readStored, writeStored } from '@pitchside/base'
import { createStore, useStore } from '@pitchside/platform'

/** Read in a minute: Chinese signs, and words of other scripts. */
const pace = { signs: 400, words: 220 }

/** Minutes a text takes to read, one at the least. */
export function readingMinutes(html: string): number {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
  const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/(?!\p{Script=Han})[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu)?.length ?? 0
  return Math.max(1, Math.round(signs / pace.signs + words / pace.words))
}

export const textSizes = ['normal', 'large', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

/** Local storage key: how large this browser shows the text of articles. */
export const textSizeKey = 'articleTextSize'
const isSize = (value: unknown): value is TextSize => textSizes.some((size) => size === value)

const store = createStore<{ size: TextSize }>()(() => ({
  size: readStored(localStorage, textSizeKey, isSize) ?? 'normal',
}))

export const useTextSize = (): TextSize => useStore(store, ({ size }) => size)

export function chooseTextSize(size: TextSize): void {
  writeStored(localStorage, textSizeKey, size)
  store.setState({ size })
}
