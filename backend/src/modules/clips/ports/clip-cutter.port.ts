import type { FootageBytes } from '../../ports/footage.port'

export interface Cut {
  footage: FootageBytes
  /** Second of the footage, and seconds. */
  fromS: number
  lengthS: number
  /** Where the film and a picture of it are written; there is nothing yet. */
  video: string
  poster: string
  signal: AbortSignal
}

/** Cuts clips, one after the other. */
export interface ClipCutter {
  readonly name: string
  /** Rejects when the pictures can't be read, or there is no room for the result. */
  cut(wanted: Cut): Promise<void>
}
