import type { IconName } from '@pitchside/ui'

/** An information page: its `type` in the address, which is its number on the wire. */
export interface InfoPage {
  type: number
  /** Text key under `about.`. */
  key: string
  icon: IconName
}

/** All pages in the order of the menu; the numbers are those of the footer and of older links. */
export const infoPages: readonly InfoPage[] = [
  { type: 1, key: 'about', icon: 'info' },
  { type: 2, key: 'help', icon: 'circle-help' },
  { type: 3, key: 'userAgreement', icon: 'file-text' },
  { type: 4, key: 'privacy', icon: 'shield-check' },
  { type: 5, key: 'anchorAgreement', icon: 'mic' },
  { type: 6, key: 'topUpAgreement', icon: 'wallet' },
]

/** Page of a `type` in the address; an unknown one is the first. */
export function infoPageOf(type: string | null): InfoPage {
  return infoPages.find((page) => String(page.type) === type) ?? infoPages[0]!
}
