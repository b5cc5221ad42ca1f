import { minuteMs } from '@pitchside/base'
import type { NewestDraft } from './drafts.queries'

/** What is typed within so long is one version. */
const sittingMs = 5 * minuteMs
/** Less of a text than this is no loss. */
const worthChars = 200

/**
 * Whether a save leaves the version before it as it is. One that takes away half of the text does: it may be a slip, which is
 * seen when it is too late to undo it.
 */
export function beginsVersion(newest: NewestDraft, saved: { content: string; now: number; isApart: boolean }): boolean {
  const before = newest.content.length
  const isCut = before > worthChars && saved.content.length < before / 2
  return saved.isApart || isCut || saved.now - newest.beganAt >= sittingMs
}
