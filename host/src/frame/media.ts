import { limits } from '@pitchside/contract'

/** Widths at which the frame changes. Below `mobile` the side menu is a drawer, below `narrow` it shows icons. */
export const media = {
  mobile: `(max-width: ${limits.mobileLayoutPx - 0.02}px)`,
  narrow: '(max-width: 1279.98px)',
} as const
