import { describe, expect, test } from '@jest/globals'
import { isSidebarCollapsed, readSidebarOpen, writeSidebarOpen } from './sidebar-status'

const wide = { isNarrowWindow: false, pageWantsNarrow: false, pageChoice: undefined, isStoredOpen: true }

describe('the side menu', () => {
  test('SHELL-08 its state is kept under sidebarStatus as 1 or 0; anything else is open', () => {
    writeSidebarOpen(localStorage, false)
    expect(localStorage.getItem('sidebarStatus')).toBe('0')
    expect(readSidebarOpen(localStorage)).toBe(false)
    localStorage.setItem('sidebarStatus', '{"')
    expect(readSidebarOpen(localStorage)).toBe(true)
  })

  test('shows words in a wide window unless the visitor collapsed it', () => {
    expect(isSidebarCollapsed(wide)).toBe(false)
    expect(isSidebarCollapsed({ ...wide, isStoredOpen: false })).toBe(true)
  })

  test('a narrow window always collapses it; a page that wants room does until the visitor opens it', () => {
    expect(isSidebarCollapsed({ ...wide, isNarrowWindow: true, pageChoice: true })).toBe(true)
    expect(isSidebarCollapsed({ ...wide, pageWantsNarrow: true })).toBe(true)
    expect(isSidebarCollapsed({ ...wide, pageWantsNarrow: true, pageChoice: true })).toBe(false)
  })
})
