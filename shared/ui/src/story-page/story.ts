import type { ReactNode } from 'react'

/** What a `*.stories.tsx` file exports as default: a component in its states. `width` in twelfths of the page. */
export interface StoryFile {
  title: string
  group: 'foundation' | 'actions' | 'overlays' | 'identity' | 'matches' | 'interaction' | 'states'
  width?: 3 | 4 | 6 | 8 | 12
  stories: Readonly<Record<string, () => ReactNode>>
}
