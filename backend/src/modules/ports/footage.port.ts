/** A stretch that is looked at before it is cut. */
export interface ShownStretch {
  /** Address of a film with an end. */
  src: string
  /** Where the film begins and how long it is, seconds of the footage. */
  startS: number
  lengthS: number
}

/** What a program reads to cut. */
export interface FootageBytes {
  container: 'mp4' | 'mpegts'
  bytes: Buffer
  /** Second of the footage that the bytes begin with. */
  startS: number
}

/**
 * Pictures of broadcasts that are kept for a while. A source is named by the address below which its films lie; seconds count
 * from where it begins, whatever that is.
 */
export interface Footage {
  /** Whether it keeps sources of this name. */
  has(source: string): boolean
  /** First and last second that are kept; undefined: none, or on another machine. */
  reach(source: string): Promise<{ fromS: number; untilS: number } | undefined>
  show(source: string, fromS: number, untilS: number): Promise<ShownStretch | undefined>
  /** `interrupted`: somebody was away between; undefined as for `reach`. */
  read(source: string, fromS: number, untilS: number): Promise<FootageBytes | 'interrupted' | undefined>
}
