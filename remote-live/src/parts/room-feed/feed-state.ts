import type { RoomQuote } from '@pitchside/contract'
import { createStore } from '@pitchside/platform'
import type { ChatRules } from '../rooms/chat-rules'
import type { ChatEntry } from './chat-entry'

/** What a room page knows of its room beyond what it was loaded with. */
export interface FeedState {
  lines: readonly ChatEntry[]
  history: 'loading' | 'ready' | 'failed'
  /** Whether there are lines before the first one, and how it goes with them. */
  older: 'none' | 'more' | 'loading' | 'failed'
  /** Visitors in the room; undefined until the room says so. */
  viewers: number | undefined
  heat: number | undefined
  title: string | undefined
  /** What the anchor announces, once it changed while the page was open. */
  placard: string | undefined
  /** How the room talks, once it changed while the page was open. */
  rules: ChatRules | undefined
  /** The line the next one will answer. */
  quoting: RoomQuote | undefined
  /** In slow mode: when this member may write again, epoch ms. */
  restsUntil: number | undefined
  isOver: boolean
  /** How often the broadcast began while the page was open. */
  starts: number
  /** This member helps to keep order here. */
  isManager: boolean
  /** This member may not write until then (epoch ms, Infinity: until lifted). */
  silencedUntil: number | undefined
  isKicked: boolean
  /** The envelope a line of the chat asked to open; `at` makes a second click a new one. */
  envelopeAsked: { id: number; at: number } | undefined
  openEnvelope: (id: number) => void
  quote: (line: RoomQuote | undefined) => void
}

const initial: Omit<FeedState, 'openEnvelope' | 'quote'> = {
  lines: [],
  history: 'loading',
  older: 'none',
  viewers: undefined,
  heat: undefined,
  title: undefined,
  placard: undefined,
  rules: undefined,
  quoting: undefined,
  restsUntil: undefined,
  isOver: false,
  starts: 0,
  isManager: false,
  silencedUntil: undefined,
  isKicked: false,
  envelopeAsked: undefined,
}

export const createFeedStore = () =>
  createStore<FeedState>()((set) => ({
    ...initial,
    quote: (quoting) => set({ quoting }),
    openEnvelope: (id) => set({ envelopeAsked: { id, at: Date.now() } }),
  }))
