import { readStored, writeStored } from '@pitchside/base'
import { createStore, useStore } from '@pitchside/platform'

/** Local storage key: numbers of the advertisements this browser closed. */
export const closedKey = 'closedAdvertisements'
const keptMax = 50

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isSafeInteger(one))

const read = (): readonly number[] => readStored(localStorage, closedKey, isNumbers) ?? []

const store = createStore<{ closed: readonly number[] }>()(() => ({ closed: read() }))

/** Closes an advertisement for this browser; another one in its place is shown again. */
export function closeAdvertisement(id: number): void {
  const closed = [id, ...read().filter((one) => one !== id)].slice(0, keptMax)
  writeStored(localStorage, closedKey, closed)
  store.setState({ closed })
}

export const useClosedAdvertisements = (): readonly number[] => useStore(store, ({ closed }) => closed)
