import { readStored, writeStored } from '@pitchside/base'
import { createStore, useStore } from '@pitchside/platform'

/** Local storage key of the words searched for, newest first. */
export const historyKey = 'historyList'
const maxWords = 10

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string')

const store = createStore<{ words: readonly string[] }>()(() => ({ words: [] }))

function keep(words: readonly string[]): void {
  writeStored(localStorage, historyKey, words)
  store.setState({ words })
}

/** Reads what is stored now: another tab may have searched. */
export function readSearchHistory(): void {
  store.setState({ words: (readStored(localStorage, historyKey, isWords) ?? []).slice(0, maxWords) })
}

/** Puts a word in front; it is there once. */
export function rememberSearch(word: string): void {
  readSearchHistory()
  keep([word, ...store.getState().words.filter((other) => other !== word)].slice(0, maxWords))
}

export function forgetSearch(word: string): void {
  readSearchHistory()
  keep(store.getState().words.filter((other) => other !== word))
}

export const clearSearchHistory = (): void => keep([])

export const useSearchHistory = (): readonly string[] => useStore(store, (state) => state.words)
