import type { Language } from '@pitchside/i18n'
import type { IconName } from '@pitchside/ui'
import type { InfoText } from './texts/info-text'

/** An information page: its `type` in the address, and its text, a chunk for each language. */
export interface InfoPage {
  type: number
  /** Text key under `about.`. */
  key: string
  icon: IconName
  /** Day of the last change of its meaning, in all languages. */
  changed: string
  load: Record<Language, () => Promise<{ text: InfoText }>>
}

/** All pages in the order of the menu; the numbers are those of the footer and of older links. */
export const infoPages: readonly InfoPage[] = [
  {
    type: 1,
    key: 'about',
    icon: 'info',
    changed: '2026-11-21',
    load: {
      zh: () => import('./texts/zh/about'),
      en: () => import('./texts/en/about'),
      vi: () => import('./texts/vi/about'),
    },
  },
  {
    type: 2,
    key: 'help',
    icon: 'circle-help',
    changed: '2026-11-21',
    load: {
      zh: () => import('./texts/zh/help'),
      en: () => import('./texts/en/help'),
      vi: () => import('./texts/vi/help'),
    },
  },
  {
    type: 3,
    key: 'userAgreement',
    icon: 'file-text',
    changed: '2026-11-21',
    load: {
      zh: () => import('./texts/zh/user-agreement'),
      en: () => import('./texts/en/user-agreement'),
      vi: () => import('./texts/vi/user-agreement'),
    },
  },
  {
    type: 4,
    key: 'privacy',
    icon: 'shield-check',
    changed: '2026-11-21',
    load: {
      zh: () => import('./texts/zh/privacy'),
      en: () => import('./texts/en/privacy'),
      vi: () => import('./texts/vi/privacy'),
    },
  },
  {
    type: 5,
    key: 'anchorAgreement',
    icon: 'mic',
    changed: '2026-11-21',
    load: {
      zh: () => import('./texts/zh/anchor-agreement'),
      en: () => import('./texts/en/anchor-agreement'),
      vi: () => import('./texts/vi/anchor-agreement'),
    },
  },
  {
    type: 6,
    key: 'topUpAgreement',
    icon: 'wallet',
    changed: '2026-11-21',
    load: {
      zh: () => import('./texts/zh/top-up-agreement'),
      en: () => import('./texts/en/top-up-agreement'),
      vi: () => import('./texts/vi/top-up-agreement'),
    },
  },
]

/** Page of a `type` in the address; an unknown one is the first. */
export function infoPageOf(type: string | null): InfoPage {
  return infoPages.find((page) => String(page.type) === type) ?? infoPages[0]!
}
