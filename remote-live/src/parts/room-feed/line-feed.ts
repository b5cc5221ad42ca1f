import type { FeedState } from './feed-state'

/** Lines of a chat and how it goes with those before them. */
export type LinesState = Pick<FeedState, 'lines' | 'history' | 'older'>

/** What a list of lines needs: those of a room as they come, or of a replay as its film goes on. */
export interface LineFeed {
  readonly store: {
    getState(): LinesState
    getInitialState(): LinesState
    subscribe(listener: (state: LinesState, before: LinesState) => void): () => void
  }
  loadHistory(): Promise<void>
  loadOlder(): Promise<void>
  /** The visitor reads older lines. */
  setReading?(isReading: boolean): void
  /** Sends a failed line again. */
  retry?(key: string): Promise<void>
  /** Somebody asks to open a red envelope. */
  openEnvelope?(id: number): void
}
