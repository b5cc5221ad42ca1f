import { useMedia } from '@pitchside/ui'
import { useState } from 'react'
import { media } from '../media'
import { isSidebarCollapsed, readSidebarOpen, writeSidebarOpen } from './sidebar-status'

export interface Sidebar {
  isCollapsed: boolean
  /** The window leaves a choice. */
  canToggle: boolean
  toggle: () => void
}

/** React: is the side menu collapsed, and how to change it. `pageKey` changes with the page. */
export function useSidebar(pageWantsNarrow: boolean, pageKey: string): Sidebar {
  const isNarrowWindow = useMedia(media.narrow)
  const [isStoredOpen, setIsStoredOpen] = useState(() => readSidebarOpen(localStorage))
  const [choice, setChoice] = useState<{ page: string; isOpen: boolean }>()
  const pageChoice = choice?.page === pageKey ? choice.isOpen : undefined
  const isCollapsed = isSidebarCollapsed({ isNarrowWindow, pageWantsNarrow, pageChoice, isStoredOpen })
  const toggle = () => {
    if (pageWantsNarrow) {
      setChoice({ page: pageKey, isOpen: isCollapsed })
      return
    }
    setIsStoredOpen(isCollapsed)
    writeSidebarOpen(localStorage, isCollapsed)
  }
  return { isCollapsed, canToggle: !isNarrowWindow, toggle }
}
