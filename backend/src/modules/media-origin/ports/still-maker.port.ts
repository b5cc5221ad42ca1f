import type { PushedSegment } from './media.port'

/** Takes a picture out of a segment. */
export interface StillMaker {
  readonly name: string
  /** A JPEG of at most 640 px in width; undefined while the machine has no room for it. Rejects for what holds no picture. */
  stillOf(segment: Pick<PushedSegment, 'bytes' | 'header'>): Promise<Buffer | undefined>
}
