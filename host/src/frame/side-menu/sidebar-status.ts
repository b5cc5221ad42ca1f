/** Storage key of the side menu: `1` open, `0` collapsed. */
export const sidebarStatusKey = 'sidebarStatus'

export function readSidebarOpen(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(sidebarStatusKey) !== '0'
}

export function writeSidebarOpen(storage: Pick<Storage, 'setItem'>, isOpen: boolean): void {
  storage.setItem(sidebarStatusKey, isOpen ? '1' : '0')
}

/** What decides whether the side menu shows icons only. */
export interface SidebarSituation {
  /** The window is too narrow for words. */
  isNarrowWindow: boolean
  /** The page wants room, e.g. the live room. */
  pageWantsNarrow: boolean
  /** What the visitor chose on a page that wants room; forgotten with the page. */
  pageChoice: boolean | undefined
  /** What the visitor chose for all other pages. */
  isStoredOpen: boolean
}

export function isSidebarCollapsed(situation: SidebarSituation): boolean {
  if (situation.isNarrowWindow) return true
  if (situation.pageWantsNarrow) return situation.pageChoice !== true
  return !situation.isStoredOpen
}
