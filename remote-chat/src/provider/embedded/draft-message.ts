import { limits } from '@pitchside/contract'
import type { NewFileMessage, NewMessage, SdkMessage, SdkProfile } from '../messaging.port'
import { messagingType } from '../messaging-words'
import type { ChatServer } from './chat-server'
import { rejection } from './rejection'

/** What only the page that wrote a message knows of it. */
export interface Draft {
  nonce: string
  file?: { kind: 'picture' | 'file'; file: File; onProgress: (progress: number) => void }
}

/** The largest side a stored picture has. */
const pictureSidePx = 1_600
const thumbSidePx = 396
const largeSidePx = 720
const webpFormat = 255
const tooLargeCode = 2253

/** Sizes of a picture inside a square, never larger than it came. */
function fit(size: { width: number; height: number }, sidePx: number) {
  const share = Math.min(1, sidePx / Math.max(size.width, size.height, 1))
  return { width: Math.round(size.width * share), height: Math.round(size.height * share) }
}

/** Payload of a picture under one address: the store keeps one size, pages draw it at three. */
export function picturePayload(url: string, size: { width: number; height: number }, bytes: number) {
  const sides = [pictureSidePx, largeSidePx, thumbSidePx]
  return {
    uuid: url.slice(url.lastIndexOf('/') + 1, url.lastIndexOf('/') + 101),
    imageFormat: webpFormat,
    imageInfoArray: sides.map((side, type) => ({ type, url, size: bytes, ...fit(size, side) })),
  }
}

/** Before the key in the number of a message that has no place yet. */
const localMark = 'local-'

/** Makes messages that are not sent yet, and puts files where the server finds them. */
export function createDrafts(server: ChatServer, me: () => SdkProfile) {
  const drafts = new WeakMap<SdkMessage, Draft>()

  function create(
    type: string,
    { to, conversationType, payload, again }: NewMessage<unknown>,
    file?: Draft['file'],
  ): SdkMessage {
    const { userID, nick, avatar } = me()
    // The same key: should the earlier try have arrived after all, the server gives that one back.
    const nonce = again?.startsWith(localMark) ? again.slice(localMark.length) : server.nonce()
    const message: SdkMessage = {
      ID: `${localMark}${nonce}`,
      type,
      payload,
      conversationID: `${conversationType}${to}`,
      conversationType,
      from: userID,
      to,
      flow: 'out',
      time: Math.floor(server.nowMs() / 1_000),
      status: 'unSend',
      nick,
      avatar,
      isPeerRead: false,
      isRevoked: false,
      sequence: 0,
    }
    drafts.set(message, file ? { nonce, file } : { nonce })
    return message
  }
  function createWithFile(kind: 'picture' | 'file', options: NewFileMessage): SdkMessage {
    const { file } = options.payload
    const most = kind === 'picture' ? limits.postPictureBytes : limits.chatFileBytes
    if (file.size > most) throw rejection(tooLargeCode, 'file-too-large')
    const url = server.preview(file)
    const payload =
      kind === 'picture'
        ? picturePayload(url, { width: 0, height: 0 }, file.size)
        : { fileName: file.name.slice(0, limits.chatFileNameChars), fileSize: file.size, fileUrl: url }
    const type = kind === 'picture' ? messagingType.MSG_IMAGE : messagingType.MSG_FILE
    const onProgress = options.onProgress ?? (() => undefined)
    return create(type, { ...options, payload }, { kind, file, onProgress })
  }
  return {
    create,
    createWithFile,
    nonceOf: (message: SdkMessage) => drafts.get(message)?.nonce,
    /** Uploads what the message carries, once: a second try sends the stored one. */
    async upload(message: SdkMessage): Promise<void> {
      const draft = drafts.get(message)
      if (!draft?.file) return
      const { kind, file, onProgress } = draft.file
      const size = kind === 'picture' ? await server.look(file) : undefined
      const address = await server.upload(file, kind, onProgress)
      message.payload = size
        ? picturePayload(address, size, file.size)
        : { ...(message.payload as object), fileUrl: address }
      drafts.set(message, { nonce: draft.nonce })
    },
  }
}

export type Drafts = ReturnType<typeof createDrafts>
