import { newNonce } from '@pitchside/base'
import { call, upload } from '@pitchside/http'
import { socket } from '@pitchside/socket'
import type { ChatServer } from './chat-server'

const purposes = { picture: 'post', file: 'file' } as const

async function store(file: File, kind: 'picture' | 'file', onProgress: (progress: number) => void): Promise<string> {
  const right = await call('getUploadToken', { purpose: purposes[kind] }, { isQuiet: true })
  const form = new FormData()
  // The server turns strangers away before the file: token and key come first.
  form.append('token', right.token)
  form.append('key', right.key)
  form.append('file', file, file.name)
  const { key } = await upload<{ key: string }>(right.uploadHost, form, { onProgress })
  return `${right.domain}/${key}`
}

/** The site's own server, through the page's one client and one socket. Failures are shown on the message. */
export const siteChatServer: ChatServer = {
  call: (name, input) => call(name, input, { isQuiet: true }),
  follow: (topic, { onFrame, onGap, onRefused }) =>
    socket.subscribe(topic, {
      onData: (frame) => {
        if (frame.code === 100) onFrame(frame.data)
      },
      onResync: onGap,
      onRefused,
    }),
  onConnection(listener) {
    listener(socket.status() === 'open')
    return socket.onStatus((status) => listener(status === 'open'))
  },
  upload: store,
  async look(file) {
    try {
      const picture = await createImageBitmap(file)
      const { width, height } = picture
      picture.close()
      return { width, height }
    } catch {
      // The server says what is wrong with a picture that no browser can read.
      return { width: 0, height: 0 }
    }
  },
  preview: (file) => URL.createObjectURL(file),
  nonce: newNonce,
  nowMs: () => Date.now(),
}
