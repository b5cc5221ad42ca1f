/** A recorded segment, as the store lists it. */
export interface RecordedSegment {
  variant: string
  /** File name inside the recording. */
  file: string
  /** Header's file name; absent for transport streams. */
  header?: string
  durationS: number
  bytes: number
  period: number
  width: number
  height: number
  codecs: string
  /** When its pictures began, epoch milliseconds; older recordings do not say. */
  at?: number
}

/** Where recordings lie. Names are made by us: letters, digits, `-` and `_`. */
export interface RecordingStore {
  readonly name: string
  /** Keeps a file, then lists it: what is listed is whole, even after a crash. */
  add(recording: string, segment: RecordedSegment, bytes: Buffer, header: Buffer | undefined): Promise<void>
  /** Keeps a picture, `<name>.jpg`; it is read like a segment and not listed. */
  addPicture(recording: string, file: string, bytes: Buffer): Promise<void>
  /** Segments in the order they were added; empty for an unknown recording. */
  list(recording: string): Promise<RecordedSegment[]>
  read(recording: string, file: string): Promise<Buffer | undefined>
  /** Silent for an unknown recording. */
  remove(recording: string): Promise<void>
}
