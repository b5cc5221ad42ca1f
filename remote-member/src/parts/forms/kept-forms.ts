import { authStore } from '@pitchside/auth'

/** What a form may hold. No passwords and codes: those are typed again. */
export type FormValues = Record<string, string | number | boolean | readonly string[] | undefined>

interface Kept {
  /** Nobody else finds what this member typed. */
  owner: number
  changes: FormValues
}

const storageKey = 'keptForms'
const forms = new Map<string, Kept>()
let isWatching = false

function takeOver(): void {
  try {
    const text = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    const list = text === null ? [] : (JSON.parse(text) as unknown)
    if (!Array.isArray(list)) return
    for (const [name, kept] of list as [string, Kept][])
      if (typeof kept?.owner === 'number' && typeof kept.changes === 'object') forms.set(name, kept)
  } catch {
    // Nothing readable was left: the forms begin empty.
  }
}

/** "Log in again" loads the page anew, which ends the memory: only for that moment the forms go through the tab's storage. */
function handOver(): void {
  if (authStore.getState().user || forms.size === 0) return
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...forms]))
  } catch {
    // A full or forbidden storage costs the draft, nothing else.
  }
}

function watch(): void {
  if (isWatching) return
  isWatching = true
  takeOver()
  window.addEventListener('pagehide', handOver)
}

/** What `owner` typed into the form before the session was lost. */
export function changesOf<T extends FormValues>(name: string, owner: number | undefined): Partial<T> {
  watch()
  const kept = forms.get(name)
  if (!kept) return {}
  if (kept.owner === owner) return kept.changes as Partial<T>
  forms.delete(name)
  return {}
}

export function keepChanges(name: string, owner: number | undefined, changes: FormValues): void {
  if (owner === undefined) return
  if (Object.keys(changes).length === 0) forms.delete(name)
  else forms.set(name, { owner, changes })
}

/** The form closes: what was typed stays only when it was the session that ended. */
export function leaveForm(name: string): void {
  if (authStore.getState().user) forms.delete(name)
}

/** The member logged out: nothing of theirs stays in this tab. */
export function forgetForms(): void {
  forms.clear()
}
