import { readStored, writeStored } from '@pitchside/base'
import { createBoundStore } from '@pitchside/platform'

/** Local storage keys of the specification: own categories, and which one is open. */
const ownKey = 'meClass'
const openKey = 'index'

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger)
const isNumber = (value: unknown): value is number => Number.isInteger(value)

interface OwnCategories {
  /** Categories in the visitor's own menu, in the order they were added. */
  ids: readonly number[]
  /** Category that is shown; 0 is all. */
  openId: number
}

/** The visitor's own video menu, kept in this browser. */
export const useOwnCategories = createBoundStore<OwnCategories>()(() => ({
  ids: readStored(localStorage, ownKey, isNumbers) ?? [],
  openId: readStored(localStorage, openKey, isNumber) ?? 0,
}))

function keep(ids: readonly number[]): void {
  writeStored(localStorage, ownKey, ids)
  useOwnCategories.setState({ ids })
}

/** Adds a category to the own menu, or takes it out. */
export function toggleOwn(id: number): void {
  const { ids } = useOwnCategories.getState()
  keep(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
}

/**
 * Puts the account's own menu and this browser's together: the browser's order first. Gives what the account does not
 * have yet.
 */
export function mergeOwn(ofAccount: readonly number[]): number[] {
  const { ids } = useOwnCategories.getState()
  keep([...ids, ...ofAccount.filter((id) => !ids.includes(id))])
  return ids.filter((id) => !ofAccount.includes(id))
}

/** Shows a category. */
export function openCategory(id: number): void {
  writeStored(localStorage, openKey, id)
  useOwnCategories.setState({ openId: id })
}
