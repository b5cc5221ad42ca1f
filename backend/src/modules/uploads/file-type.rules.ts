import { ascii } from './bytes'
/** Kinds of files that members send each other: documents, archives, sound and pictures. Nothing that runs in a page. */
export const fileTypes = [
  'pdf',
  'zip',
  'docx',
  'xlsx',
  'pptx',
  'doc',
  'xls',
  'ppt',
  'txt',
  'csv',
  'md',
  'mp3',
  'mp4',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'gif',
  'rar',
  '7z',
] as const
export type FileType = (typeof fileTypes)[number]

const zip = [ascii('PK\u0003\u0004')]
const compound = [[0xd0, 0xcf, 0x11, 0xe0]]

/** What a file of a kind begins with; kinds without a line are plain text. */
const starts: Partial<Record<FileType, readonly number[][]>> = {
  pdf: [ascii('%PDF-')],
  zip: [...zip, ascii('PK\u0005\u0006')],
  docx: zip,
  xlsx: zip,
  pptx: zip,
  doc: compound,
  xls: compound,
  ppt: compound,
  mp3: [ascii('ID3'), [0xff, 0xfb], [0xff, 0xf3]],
  png: [[0x89, ...ascii('PNG')]],
  jpg: [[0xff, 0xd8, 0xff]],
  jpeg: [[0xff, 0xd8, 0xff]],
  webp: [ascii('RIFF')],
  gif: [ascii('GIF8')],
  rar: [ascii('Rar!')],
  '7z': [[0x37, 0x7a, 0xbc, 0xaf]],
}

const beginsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)

/** Text in UTF-8 without the signs that only binaries have. */
function isPlainText(bytes: Uint8Array): boolean {
  if (bytes.subarray(0, 8_192).includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The kind a file is stored as: its name says which, and its bytes must agree. undefined: not accepted. */
export function fileTypeOf(name: string, bytes: Uint8Array): FileType | undefined {
  const ending = /\.([a-z0-9]{1,5})$/.exec(name.toLowerCase())?.[1]
  const type = fileTypes.find((known) => known === ending)
  if (!type || bytes.length === 0) return undefined
  if (type === 'mp4') return String.fromCharCode(...bytes.subarray(4, 8)) === 'ftyp' ? type : undefined
  const wanted = starts[type]
  if (!wanted) return isPlainText(bytes) ? type : undefined
  return wanted.some((start) => beginsWith(bytes, start)) ? type : undefined
}
