import type { Disposer } from '@pitchside/base'
import type { Texts } from '@pitchside/i18n'
import type { ComponentType } from 'react'
import type { SlotName, SlotProps } from './slots'

/** A module loaded on demand whose default export is what was asked for. */
export type Lazy<T> = () => Promise<{ default: T }>

/** How the frame shows a page. */
export interface PageLayout {
  /** The header hides after 60 px of scroll. */
  hidesHeader?: boolean
  /** The side menu starts collapsed. */
  hasNarrowMenu?: boolean
}

export interface RouteContribution {
  /** Path of the specification, e.g. `/football`. */
  path: string
  /** Text key with namespace, e.g. `scores:title.football`. */
  title: string
  page: Lazy<ComponentType>
  layout?: PageLayout
  /** Only for signed-in members: a visitor gets the log-in dialog. */
  isMemberOnly?: boolean
}

/** Places in the frame that are filled from data. */
export type MenuPlace = 'header.tabs' | 'side.menu' | 'footer.scores' | 'footer.leagues'

export interface MenuContribution {
  into: MenuPlace
  /** Text key with namespace. */
  label: string
  /** Path with query. */
  to: string
  /** Smaller comes first. */
  order: number
  /** Icon name of the ui package, for the side menu and for lines of a submenu. */
  icon?: string
  children?: readonly { label: string; to: string; icon?: string }[]
}

export type SlotContribution = {
  [N in SlotName]: { into: N; view: Lazy<ComponentType<SlotProps[N]>>; order?: number }
}[SlotName]

/** Everything one remote adds to the product. */
export interface RemoteContribution {
  /** Name of the remote without the `remote-` prefix; also its text namespace. */
  id: string
  /** Version of this interface the remote was written for. */
  contract: 1
  routes: readonly RouteContribution[]
  menu: readonly MenuContribution[]
  slots: readonly SlotContribution[]
  i18n: Record<'zh' | 'en' | 'vi', Lazy<Texts>>
  /** Socket topics (or their prefixes) the remote listens to. */
  topics: readonly string[]
  /** Runs once when the page is idle; the returned disposer ends everything it started. */
  setup?: () => Promise<{ default: () => Disposer | Promise<Disposer> }>
}

/** Types a contribution; has no effect of its own. */
export function defineRemote(contribution: RemoteContribution): RemoteContribution {
  return contribution
}
