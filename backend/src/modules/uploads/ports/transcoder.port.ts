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

/** Makes videos that every browser plays: H.264 and AAC in an MP4 whose table of contents stands in front. */
export interface Transcoder {
  /** Word for /healthz, e.g. `ffmpeg`. */
  readonly name: string
  /**
   * Reads a video of a type and writes the new one, and a picture of it. Rejects when it can't be read, is larger than
   * anybody can watch, or takes too long. At most so many at a time as the machine bears; the others wait.
   */
  transcode(ask: TranscodeAsk): Promise<TranscodedVideo>
}
