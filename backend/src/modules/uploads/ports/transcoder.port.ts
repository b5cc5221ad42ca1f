import type { VideoType } from '../video-walk.rules'

/** A video that every browser plays, made from another. */
export interface TranscodedVideo {
  durationS: number
  width: number
  height: number
}

/** Paths of what is read and what is written. */
export interface TranscodeAsk {
  input: string
  type: VideoType
  output: string
  poster: string
  /** Ends it before its time. */
  signal: AbortSignal | undefined
}

/** A film this transcoder made, and where something made of it goes. */
interface FilmAsk {
  input: string
  output: string
  signal: AbortSignal | undefined
}

export interface NarrowAsk extends FilmAsk {
  /** Lines of the new film, fewer than those of the old. */
  height: number
}

export interface StillsAsk extends FilmAsk {
  /** The first is of the beginning; seconds from one to the next. */
  stepS: number
  count: number
}

/** Pictures in a row of a picture of many, and the size of each, px. */
export const stillSheet = { columns: 10, width: 160, height: 90 }

/** Makes videos that every browser plays: H.264 and AAC in an MP4 whose table of contents stands in front. */
export interface Transcoder {
  /** Word for /healthz, e.g. `ffmpeg`. */
  readonly name: string
  /**
   * Reads a video of a type and writes the new one, and a picture of it. Rejects when it can't be read, is larger than
   * anybody can watch, or takes too long. At most so many at a time as the machine bears; the others wait.
   */
  transcode(ask: TranscodeAsk): Promise<TranscodedVideo>
  /** Writes a film in a lower quality. */
  narrow(ask: NarrowAsk): Promise<void>
  /** Writes one picture (PNG) of many of a film, laid out as {@link stillSheet} says. */
  stills(ask: StillsAsk): Promise<void>
}
