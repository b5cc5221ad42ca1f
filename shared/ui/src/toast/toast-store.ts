/** What a toast is about; errors are announced at once, the others politely. */
export type ToastTone = 'success' | 'error' | 'warning' | 'info' | 'loading'

/** A note of something the user did. `durationMs` is the time it stays; Infinity until it is closed. */
export interface ToastNote {
  id: string
  tone: ToastTone
  text: string
  durationMs: number
  action?: { label: string; onClick: () => void }
}

/** What may be said about a toast besides its text. The same `id` replaces the note that is shown. */
export interface ToastOptions {
  id?: string
  tone?: ToastTone
  durationMs?: number
  action?: { label: string; onClick: () => void }
}

interface Board {
  notes: readonly ToastNote[]
  listeners: Set<() => void>
  count: number
}

const maxShown = 3
const defaultMs = 5000

// Each part of the page carries its own copy of this package, but there is one stack of toasts on the screen.
const slot = Symbol.for('pitchside.ui.toasts')
const shared = globalThis as unknown as Record<symbol, Board | undefined>

function board(): Board {
  const existing = shared[slot]
  if (existing) return existing
  const created: Board = { notes: [], listeners: new Set(), count: 0 }
  shared[slot] = created
  return created
}

function publish(notes: readonly ToastNote[]) {
  const current = board()
  current.notes = notes
  for (const listener of current.listeners) listener()
}

/**
 * Shows a toast and returns its id. At most three are on the screen; the oldest gives way. Once something succeeded, errors
 * of what was tried before are no more to be read beside it.
 */
export function toast(text: string, { id, tone = 'info', durationMs, action }: ToastOptions = {}): string {
  const current = board()
  current.count += 1
  const note: ToastNote = {
    id: id ?? `toast-${current.count}`,
    tone,
    text,
    durationMs: durationMs ?? (tone === 'loading' ? Number.POSITIVE_INFINITY : defaultMs),
    action,
  }
  const isOver = (other: ToastNote) => other.id === note.id || (tone === 'success' && other.tone === 'error')
  publish([...current.notes.filter((other) => !isOver(other)), note].slice(-maxShown))
  return note.id
}

/** Takes a toast away; without an id, all of them. */
export function dismissToast(id?: string): void {
  publish(id === undefined ? [] : board().notes.filter((note) => note.id !== id))
}

/** Tells when the shown toasts change; returns how to stop. */
export function subscribeToasts(listener: () => void): () => void {
  const { listeners } = board()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toasts on the screen, oldest first. */
export const shownToasts = (): readonly ToastNote[] => board().notes
