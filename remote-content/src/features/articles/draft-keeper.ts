import { CallError } from '@pitchside/http'
import { type ArticleWords, isBlank } from './article-words'
import type { Draft } from './draft'
import { type DraftStart, isSame } from './draft-start'
import type { KeptDraft } from './drafts.calls'

/** `saved`: the server has every word; `saving`: it will; `failed`: it does not answer, or refuses. */
export type DraftSync = 'saved' | 'saving' | 'failed'

export interface DraftState {
  words: ArticleWords
  /** Another number: the words were not typed, and fields that keep their own begin anew. */
  turn: number
  sync: DraftSync
  /** When the server took it last; undefined: not since the page was opened. */
  savedAtMs: number | undefined
  /** False: this browser does not keep it. */
  isKept: boolean
  /** Somebody went on elsewhere: what is there now, null if it is gone. Undefined: nobody did. */
  clash: KeptDraft | null | undefined
}

/** Where drafts are kept: in this browser with every letter, at the server once in a few seconds. */
export interface DraftPlaces {
  /** False: it is not kept. */
  keep(draft: Draft): boolean
  forget(): void
  save(words: ArticleWords, ask: { based: string; isApart: boolean }): Promise<Omit<KeptDraft, 'words'>>
  read(): Promise<KeptDraft | null>
}

export const saveEveryMs = 3_000
const retryMs = 15_000

/** Keeps what is typed, here and at the server, and never puts one text in the place of another that nobody has seen. */
export function createDraftKeeper(start: DraftStart, places: DraftPlaces) {
  let { revision, isSent } = start
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  let isDone = false
  let isClosed = false
  const listeners = new Set<() => void>()
  let state: DraftState = {
    words: start.words,
    turn: 0,
    sync: isSent ? 'saved' : 'saving',
    savedAtMs: undefined,
    isKept: true,
    clash: start.theirs,
  }
  function tell(part: Partial<DraftState>): void {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  function keepHere(): void {
    if (!isDone) tell({ isKept: places.keep({ words: state.words, savedAt: Date.now(), revision, isSent }) })
  }
  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }
  function plan(ms = saveEveryMs): void {
    if (isDone || isClosed || isSent || state.clash !== undefined) return
    timer ??= setTimeout(() => void send(), ms)
  }
  async function onRefused(error: unknown): Promise<void> {
    if (!(error instanceof CallError && error.reason === 'draft-elsewhere')) throw error
    const theirs = await places.read()
    if (theirs && isSame(theirs.words, state.words)) {
      revision = theirs.revision
      isSent = true
      tell({ sync: 'saved', savedAtMs: theirs.savedAtMs })
    } else tell({ sync: 'failed', clash: theirs })
  }
  async function sendOnce(isApart: boolean): Promise<boolean> {
    stop()
    const sent = state.words
    tell({ sync: 'saving' })
    try {
      const kept = await places.save(sent, { based: revision, isApart })
      revision = kept.revision
      isSent = state.words === sent
      tell({ sync: isSent ? 'saved' : 'saving', savedAtMs: kept.savedAtMs })
      keepHere()
      plan()
      return true
    } catch (error) {
      try {
        await onRefused(error)
      } catch {
        tell({ sync: 'failed' })
        plan(retryMs)
      }
      return isSent
    }
  }
  /** Resolves with false while the server does not have it. */
  async function send(isApart = false): Promise<boolean> {
    while (running) await running
    if (isDone || state.clash !== undefined) return false
    if (isSent && !isApart) return true
    running = sendOnce(isApart).finally(() => {
      running = undefined
    })
    return running
  }
  function put(words: ArticleWords): Promise<boolean> {
    isSent = false
    tell({ words, turn: state.turn + 1 })
    keepHere()
    return send(true)
  }
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Opening an article is no change: a draft of it would hide what the server has later. */
    open() {
      isDone = false
      isClosed = false
      plan()
    },
    change(part: Partial<ArticleWords>) {
      isDone = false
      const words = { ...state.words, ...part }
      // Nothing typed is no draft.
      isSent = revision === '' && isBlank(words)
      tell({ words, sync: isSent ? 'saved' : state.sync === 'failed' ? 'failed' : 'saving' })
      keepHere()
      plan()
    },
    /** As soon as it can be: the page is left, or there is a network again. */
    send: () => send(),
    /** This text goes on; what was written elsewhere stays among the versions. */
    async keepMine(): Promise<void> {
      revision = state.clash?.revision ?? ''
      isSent = false
      tell({ clash: undefined })
      await send(true)
    },
    /** What was written elsewhere goes on; this text stays among the versions. */
    async takeTheirs(): Promise<void> {
      const { clash } = state
      if (!clash) return
      revision = clash.revision
      isSent = false
      tell({ clash: undefined })
      if (await send(true)) await put(clash.words)
    },
    /** An older version goes on; what is there now stays among them. False: it can not be kept, and nothing changed. */
    async takeBack(words: ArticleWords): Promise<boolean> {
      if (!(await send())) return false
      await put(words)
      return true
    },
    /** Revision of what the server has; nothing is sent any more until something is changed. */
    async rest(): Promise<string> {
      stop()
      while (running) await running
      stop()
      return revision
    },
    /** Throws the draft of this browser away. */
    forget() {
      stop()
      isDone = true
      places.forget()
    },
    close() {
      isClosed = true
      if (!isDone) void send()
      stop()
    },
  }
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>
