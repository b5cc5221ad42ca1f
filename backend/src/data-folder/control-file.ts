import { crc32c } from './crc32c'

/** What `global/pg_control` says of a data base. */
export interface ControlFile {
  /** PostgreSQL's main version. */
  version: number
  /** The last stop was in order: files on the disk are complete without the write-ahead log. */
  isShutDown: boolean
  /** Name of the log segment the next start reads first, and how many bytes it has. */
  segment: string
  segmentBytes: number
  hasPageChecksums: boolean
  /** Changes with every start and stop. */
  crc: number
}

export const controlBytes = 8192
/** Places in the file of PostgreSQL 18, little-endian. */
const at = { version: 8, state: 16, redo: 40, timeline: 48, segmentBytes: 228, checksums: 252, crc: 292 } as const
const shutDown = 1
const hex = (value: number | bigint) => value.toString(16).toUpperCase().padStart(8, '0')

function segmentOf(view: DataView, segmentBytes: number): string {
  const redo = view.getBigUint64(at.redo, true)
  const perId = 0x1_0000_0000n / BigInt(segmentBytes)
  const number = redo / BigInt(segmentBytes)
  return `${hex(view.getUint32(at.timeline, true))}${hex(number / perId)}${hex(number % perId)}`
}

/** Reads a control file; the words are what is wrong with it. */
export function readControl(bytes: Uint8Array): ControlFile | string {
  if (bytes.length !== controlBytes) return `has ${bytes.length} bytes instead of ${controlBytes}`
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const version = view.getUint32(at.version, true) / 100
  const crc = view.getUint32(at.crc, true)
  if (crc32c(bytes.subarray(0, at.crc)) !== crc) return 'is damaged: its checksum is another one'
  const segmentBytes = view.getUint32(at.segmentBytes, true)
  return {
    version,
    isShutDown: view.getUint32(at.state, true) === shutDown,
    segment: segmentOf(view, segmentBytes),
    segmentBytes,
    hasPageChecksums: view.getUint32(at.checksums, true) === 1,
    crc,
  }
}
