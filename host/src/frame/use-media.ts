import { limits } from '@pitchside/contract'
import { useSyncExternalStore } from 'react'

/** Widths at which the frame changes. Below `mobile` the side menu is a drawer, below `narrow` it shows icons. */
export const media = {
  mobile: `(max-width: ${limits.mobileLayoutPx - 0.02}px)`,
  narrow: '(max-width: 1279.98px)',
} as const

/** React: does the media query hold now? */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
}
