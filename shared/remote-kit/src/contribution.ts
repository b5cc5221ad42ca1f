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
  /** A window of its own: no header, side menu and footer. */
  isBare?: boolean
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

/** Background work of a remote. It ends when `signal` is aborted: another version takes its place, or the page goes. */
export type Setup = (page: { signal: AbortSignal }) => void | Promise<void>

interface Contributed {
  /** Name of the remote without the `remote-` prefix; also its text namespace. */
  id: string
  routes: readonly RouteContribution[]
  menu: readonly MenuContribution[]
  slots: readonly SlotContribution[]
  i18n: Record<'zh' | 'en' | 'vi', Lazy<Texts>>
}

/** Everything one remote adds to the product. */
export interface RemoteContribution extends Contributed {
  /** Version of this interface the remote was written for. */
  contract: 2
  /** Runs once when the page is idle. */
  setup?: Lazy<Setup>
}

/** The same as remotes of contract 1 say it. The host takes them until the day in `contractEnds`. */
export interface ContributionOne extends Contributed {
  contract: 1
  /** Socket topics (or their prefixes) the remote listens to; of contract 2 the build reads them in the code. */
  topics: readonly string[]
  /** What it resolves with ends everything it started. */
  setup?: Lazy<() => Disposer | Promise<Disposer>>
}

/** What a remote may be written for. */
export type AnyContribution = RemoteContribution | ContributionOne

/** Types a contribution; has no effect of its own. */
export function defineRemote<C extends AnyContribution>(contribution: C): C {
  return contribution
}
