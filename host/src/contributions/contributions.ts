import type { MenuContribution, MenuPlace, PageLayout } from '@pitchside/remote-kit'
import { createContext, useContext } from 'react'

/** A page as the frame needs to know it: its title and how it is shown. */
export interface PageInfo {
  path: string
  /** Text key with namespace. */
  title: string
  layout?: PageLayout
}

/** A part of the product and the version this browser runs. */
export interface RunningPart {
  id: string
  version: string
}

/** What the remotes of this release add to the frame. It is data: no remote code has to run for it. */
export interface Contributions {
  menu: readonly MenuContribution[]
  pages: readonly PageInfo[]
  parts: readonly RunningPart[]
  /** Number of the release document. */
  releaseSeq: number
}

export const noContributions: Contributions = { menu: [], pages: [], parts: [], releaseSeq: 0 }

const Context = createContext<Contributions>(noContributions)

export const ContributionsProvider = Context.Provider

export const useContributions = (): Contributions => useContext(Context)

/** Entries of one place, in their order. */
export function menuOf(contributions: Contributions, place: MenuPlace): MenuContribution[] {
  return contributions.menu.filter((entry) => entry.into === place).sort((a, b) => a.order - b.order)
}
