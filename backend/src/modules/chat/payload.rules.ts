import { limits } from '@pitchside/contract'
import { storedAddressesIn } from '../uploads/uploads.module'

export type MessageKind = 'TIMTextElem' | 'TIMCustomElem' | 'TIMImageElem' | 'TIMFileElem'
/** What is stored: also what a group says of itself. */
export type StoredKind = MessageKind | 'TIMGroupTipElem'
type Payload = Record<string, unknown>

const customChars = 4_000

/** Public stored files of ours: nobody is sent to another site by a picture or file, nor to somebody's papers. */
const isOwnAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\/(media(?!\/documents\/)|uploads)\/[\w./-]{1,300}$/.test(value) &&
  !value.includes('..') &&
  !/\/\.?\//.test(value)

const textIn = (value: unknown, maxLength: number): string | undefined =>
  typeof value === 'string' && value.length <= maxLength ? value : undefined

const sizeIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined

function cleanText({ text }: Payload): Payload | undefined {
  const words = textIn(text, limits.privateMessageChars)?.trim()
  return words ? { text: words } : undefined
}

function cleanCustom({ data, description, extension }: Payload): Payload | undefined {
  // JSON may write a slash as "\/": an address is found in one spelling alone.
  const parts = [data ?? '', description ?? '', extension ?? '']
    .map((part) => textIn(part, customChars))
    .map((part) => part?.replaceAll('\\/', '/'))
  if (parts.some((part) => part === undefined) || parts.every((part) => part === '')) return undefined
  return { data: parts[0], description: parts[1], extension: parts[2] }
}

function cleanImage({ uuid, imageFormat, imageInfoArray }: Payload): Payload | undefined {
  if (!Array.isArray(imageInfoArray) || imageInfoArray.length === 0 || imageInfoArray.length > 3) return undefined
  const images = imageInfoArray.map((image: Payload, index) => ({
    type: index,
    url: image?.url,
    width: sizeIn(image?.width) ?? 0,
    height: sizeIn(image?.height) ?? 0,
    size: sizeIn(image?.size) ?? 0,
  }))
  if (!images.every(({ url }) => isOwnAddress(url))) return undefined
  return { uuid: textIn(uuid, 100) ?? '', imageFormat: sizeIn(imageFormat) ?? 255, imageInfoArray: images }
}

function cleanFile({ fileName, fileSize, fileUrl }: Payload): Payload | undefined {
  const name = textIn(fileName, limits.chatFileNameChars)?.trim()
  const size = sizeIn(fileSize)
  return name && size !== undefined && isOwnAddress(fileUrl) ? { fileName: name, fileSize: size, fileUrl } : undefined
}

const cleaners: Record<MessageKind, (payload: Payload) => Payload | undefined> = {
  TIMTextElem: cleanText,
  TIMCustomElem: cleanCustom,
  TIMImageElem: cleanImage,
  TIMFileElem: cleanFile,
}

/** The known fields of a message's content; undefined when it is empty, too long or leads elsewhere. */
export function cleanPayload(kind: MessageKind, payload: Payload): Payload | undefined {
  return cleaners[kind](payload)
}

/** What of a message others read as words. */
const readFields: Record<MessageKind, readonly string[]> = {
  TIMTextElem: ['text'],
  TIMCustomElem: ['data', 'description', 'extension'],
  TIMImageElem: [],
  TIMFileElem: ['fileName'],
}

/** JSON in its one plain spelling: neither escapes nor breaks of a line hide a word. */
function plain(text: string): string {
  const inOneLine = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ') : value
  try {
    return JSON.stringify(JSON.parse(text, inOneLine))
  } catch {
    return text
  }
}

/** Addresses a message shows or leads to: of its picture or file, and of stored files in a card. */
export function addressesOf(kind: MessageKind, payload: Payload): string[] {
  if (kind === 'TIMImageElem')
    return [payload.imageInfoArray].flat().flatMap((image) => (image as { url?: string } | undefined)?.url ?? [])
  if (kind === 'TIMFileElem') return [String(payload.fileUrl)]
  if (kind !== 'TIMCustomElem') return []
  return storedAddressesIn(readFields.TIMCustomElem.map((field) => plain(String(payload[field] ?? ''))).join(' '))
}

/** The payload with each text others read as `check` gives it back; a card keeps its own spelling where nothing is changed. */
export async function checkedPayload(
  kind: MessageKind,
  payload: Payload,
  check: (text: string) => Promise<string>,
): Promise<Payload> {
  const checked = { ...payload }
  for (const field of readFields[kind]) {
    const own = String(payload[field])
    const text = kind === 'TIMCustomElem' ? plain(own) : own
    const allowed = text === '' ? text : await check(text)
    if (allowed !== text) checked[field] = allowed
  }
  return checked
}
