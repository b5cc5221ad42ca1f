import type { DemoName } from '../fixtures/people'
import type { RunningSite } from '../fixtures/site'

/** What a fact is about: words that addresses and selectors of its places put in for `{word}`; `name` is told in the report. */
export type Subject = Readonly<Record<string, string | number>> & { name: string }

/** Where a fact is shown. */
export interface Place {
  /** Address of the page. */
  page: string
  /** CSS of what shows it; the first one counts. */
  at: string
  /** Expression that finds the value in its text: the groups, joined by "-". The whole text where it is not given. */
  find?: string
  /** Not what is written there: how many of them there are. */
  isCount?: boolean
  /** Who looks; a visitor where it is not given. */
  as?: DemoName
  /** What it means that nothing is written there, e.g. a badge of nothing unread. */
  whenBlank?: string
  /** The page shows some of the subjects: this one may be missing there. */
  isPartial?: boolean
}

/** Something that is shown in more than one place. */
export interface Fact {
  name: string
  subjects: (site: RunningSite) => Promise<readonly Subject[]>
  places: readonly Place[]
  /** So far numbers may lie apart, because looking at it counts. */
  slack?: number
}

/** Puts the words of a subject in. */
export const filled = (text: string, subject: Subject): string =>
  text.replaceAll(/\{(\w+)\}/g, (_all, word: string) => String(subject[word] ?? ''))
