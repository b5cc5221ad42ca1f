import { readStored, type TextStorage, writeStored } from '@pitchside/base'

/** Long enough to log in again, short enough for a screen somebody left. */
export const draftMs = 30 * 60_000

interface Draft {
  userId: number
  atMs: number
  values: Record<string, string>
}

/** What is never written down: it lives and ends with the page. */
const unwritten = new Map<string, Record<string, string>>()

const keyOf = (form: string) => `memberDraft.${form}`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && typeof (value as Draft).userId === 'number' && 'values' in value

/** What a member typed into a form of this tab before the session ended; never passwords and codes. */
export function readDraft(
  storage: TextStorage,
  form: string,
  userId: number | undefined,
  now: number,
): Record<string, string> {
  const draft = readStored(storage, keyOf(form), isDraft)
  if (!draft) return {}
  if (draft.userId === userId && now - draft.atMs < draftMs) return { ...draft.values, ...unwritten.get(form) }
  dropDraft(storage, form)
  return {}
}

export function keepDraft(
  storage: TextStorage,
  form: string,
  userId: number,
  values: Record<string, string>,
  now: number,
  held: Record<string, string> = {},
): void {
  writeStored(storage, keyOf(form), { userId, atMs: now, values })
  unwritten.set(form, held)
}

export function dropDraft(storage: TextStorage, form: string): void {
  storage.removeItem(keyOf(form))
  unwritten.delete(form)
}
