import { isForeignAddress, isOwnPath } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { SdkMessage } from '../../provider/messaging.port'
import { messagingType } from '../../provider/messaging-words'

/** A card another part of the site sent: goods, article, room. */
export interface MessageCard {
  title: string
  imageUrl: string
  id: string
  type: string
  price: string
}

/** What a message shows, by kind. `unsupported`: nobody here can read it. */
export type MessageContent =
  | { type: 'text'; text: string }
  | { type: 'image'; url: string; width: number; height: number; large: string }
  | { type: 'file'; name: string; url: string; bytes: number }
  | { type: 'custom'; card: MessageCard }
  /** What a group says of itself. */
  | { type: 'tip'; operation: number; names: string[]; by: string }
  | { type: 'revoked' }
  | { type: 'unsupported' }

/** A message as the page shows it. Source: specification section 3. */
export interface DisplayItem {
  id: string
  senderId: string
  avatar: string
  name: string
  isRead: boolean
  status: SdkMessage['status']
  content: MessageContent
  /** As specified: true when the message flows in. The side of a bubble follows {@link isOwn}. */
  isMy: boolean
  /** Written by the account that is logged in. */
  isOwn: boolean
  atMs: number
  /** The first message, or two minutes after the one before. */
  isShowTime: boolean
}

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Addresses of this site or of a secure one; anything that runs is no address. */
function safeAddress(value: unknown): string | undefined {
  const address = textOf(value)
  return isOwnPath(address) || isForeignAddress(address) ? address : undefined
}
/** The same for pictures: a browser can show what is not uploaded yet. */
const pictureAddress = (value: unknown) => (/^blob:/.test(textOf(value)) ? textOf(value) : safeAddress(value))
const pixels = (value: unknown): number => (typeof value === 'number' && value > 0 && value < 20_000 ? value : 0)

function imageOf(payload: Fields): MessageContent | undefined {
  if (!Array.isArray(payload.imageInfoArray)) return undefined
  const images = payload.imageInfoArray.map(fieldsOf)
  const thumb = images[2] ?? images[1] ?? images[0]
  const url = pictureAddress(thumb?.url)
  if (!url) return undefined
  const [width, height] = [pixels(thumb?.width), pixels(thumb?.height)]
  const large = pictureAddress(images[0]?.url) ?? url
  return { type: 'image', url, width: Math.round(width / 2), height: Math.round(height / 2), large }
}

function fileOf({ fileName, fileUrl, fileSize }: Fields): MessageContent | undefined {
  // A file that is on its way has no address others could open.
  const url = /^blob:/.test(textOf(fileUrl)) ? '' : safeAddress(fileUrl)
  const name = textOf(fileName)
  if (url === undefined || !name) return undefined
  return { type: 'file', name, url, bytes: typeof fileSize === 'number' ? fileSize : 0 }
}

function customOf(payload: Fields): MessageContent | undefined {
  const fields = fieldsOf(JSON.parse(textOf(payload.extension) || textOf(payload.data)))
  const title = textOf(fields.title)
  if (fields.type === 'words') return { type: 'text', text: textOf(fields.text) || title }
  if (!title) return undefined
  const imageUrl = safeAddress(fields.imageUrl) ?? ''
  const card = { title, imageUrl, id: textOf(fields.id), type: textOf(fields.type), price: textOf(fields.price) }
  return { type: 'custom', card }
}

function tipOf({ operationType, memberList, operatorID }: Fields): MessageContent | undefined {
  if (typeof operationType !== 'number' || !Array.isArray(memberList)) return undefined
  const names = memberList.map((member) => textOf(fieldsOf(member).nick) || textOf(fieldsOf(member).userID))
  return { type: 'tip', operation: operationType, names: names.filter(Boolean), by: textOf(operatorID) }
}

const readers: Record<string, (payload: Fields) => MessageContent | undefined> = {
  [messagingType.MSG_TEXT]: ({ text }) => (typeof text === 'string' ? { type: 'text', text } : undefined),
  [messagingType.MSG_IMAGE]: imageOf,
  [messagingType.MSG_FILE]: fileOf,
  [messagingType.MSG_CUSTOM]: customOf,
  [messagingType.MSG_GRP_TIP]: tipOf,
}

/** Content of a message; `onUnreadable` hears of one that cannot be read, the page shows a placeholder for it. */
export function contentOf(
  message: Pick<SdkMessage, 'type' | 'payload'> & { isRevoked?: boolean },
  onUnreadable: (reason: string) => void = () => undefined,
): MessageContent {
  if (message.isRevoked) return { type: 'revoked' }
  try {
    const content = readers[message.type]?.(fieldsOf(message.payload))
    if (content) return content
    onUnreadable(`no content in ${message.type}`)
  } catch (error) {
    onUnreadable(error instanceof Error ? error.message : String(error))
  }
  return { type: 'unsupported' }
}

/** Messages do not change, others take their place: what one shows is read once, and told once where it cannot be. */
const contents = new WeakMap<SdkMessage, MessageContent>()

function contentOnce(message: SdkMessage, onUnreadable: (reason: string) => void): MessageContent {
  const known = contents.get(message)
  if (known) return known
  const content = contentOf(message, onUnreadable)
  contents.set(message, content)
  return content
}

/** Display items of a thread, old to new. */
export function displayItems(
  messages: readonly SdkMessage[],
  onUnreadable?: (message: SdkMessage, reason: string) => void,
  /** The message before the first one, when only a part of a thread is shown. */
  previous?: SdkMessage,
): DisplayItem[] {
  return messages.map((message, index) => {
    const before = messages[index - 1] ?? previous
    return {
      id: message.ID,
      senderId: message.from,
      avatar: message.avatar,
      name: message.nick || message.from,
      isRead: message.isPeerRead,
      status: message.status,
      content: contentOnce(message, (reason) => onUnreadable?.(message, reason)),
      isMy: message.flow === 'in',
      isOwn: message.flow === 'out',
      atMs: message.time * 1_000,
      isShowTime: before === undefined || message.time - before.time >= limits.timeDividerGapS,
    }
  })
}
