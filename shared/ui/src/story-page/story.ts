import type { ReactNode } from 'react'
import type { StateName } from './state-names'

/** Languages a story can be read in. */
export type StoryLanguage = 'zh' | 'en' | 'vi'

/** The one of three texts that is in the page's language. */
export type Say = (zh: string, en: string, vi: string) => string

/** What a story gets. */
export interface StoryProps {
  say: Say
  language: StoryLanguage
}

/** One state of a part, drawn with sample data. */
export type Story = (props: StoryProps) => ReactNode

/** Where on the page a part stands. */
export type StoryGroup = 'foundation' | 'actions' | 'overlays' | 'identity' | 'matches' | 'interaction' | 'states'

/**
 * What a `*.stories.tsx` file exports as default: one part, or a few that belong together, in its states.
 * `parts` are the names to import; the first one makes the address. `width` is in twelfths of the page.
 */
export interface StoryFile {
  parts: readonly [string, ...string[]]
  /** For what is imported otherwise than by these names. */
  importLine?: string
  group: StoryGroup
  width?: 3 | 4 | 6 | 8 | 12
  states: Readonly<Partial<Record<StateName, Story>>>
  /** States that lie over a whole page: each is drawn in a frame of this height in px. */
  framed?: Readonly<Partial<Record<StateName, number>>>
  /** The first state stands here once more under the pointer, and with the focus. */
  reactsTo?: readonly Pseudo[]
}

/** What only the pointer or the keyboard shows. */
export type Pseudo = 'hover' | 'focus'

/** A package that shows its parts. */
export interface StoryPackage {
  name: string
  files: readonly StoryFile[]
}

/** Picks texts of one language. */
export const sayIn =
  (language: StoryLanguage): Say =>
  (zh, en, vi) =>
    ({ zh, en, vi })[language]
