import { readStored, writeStored } from '@pitchside/base'
import { createBoundStore } from '@pitchside/platform'

/** Local storage keys of the specification: own categories, and which one is open. */
const ownKey = 'meClass'
const openKey = 'index'
/** Ours: the member whose menu it is; none: a visitor's. */
const ownerKey = 'meClassOf'

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

const ownerOfMenu = (): number | undefined => readStored(localStorage, ownerKey, isNumber)

/**
 * Brings the menu of this browser in line with that of the account. One a visitor made is put together with it, the
 * browser's order first; one that was put together before, or is another member's, gives way. Gives what the account does
 * not have yet.
 */
export function mergeOwn(userId: number, ofAccount: readonly number[]): number[] {
  const { ids } = useOwnCategories.getState()
  const owner = ownerOfMenu()
  const isVisitors = owner === undefined
  const kept = isVisitors ? ids : owner === userId ? ids.filter((id) => ofAccount.includes(id)) : []
  keep([...kept, ...ofAccount.filter((id) => !kept.includes(id))])
  return isVisitors ? ids.filter((id) => !ofAccount.includes(id)) : []
}

/** From now on the account's menu decides. */
export const rememberOwner = (userId: number): void => void writeStored(localStorage, ownerKey, userId)

/** Takes a member's menu out of the browser when the member has left. */
export function forgetOwner(): void {
  if (ownerOfMenu() === undefined) return
  localStorage.removeItem(ownerKey)
  keep([])
}

/** Shows a category. */
export function openCategory(id: number): void {
  writeStored(localStorage, openKey, id)
  useOwnCategories.setState({ openId: id })
}
