import { call } from '@pitchside/http'
import { socket } from '@pitchside/socket'
import type { ChatServer } from './chat-server'

/** The site's own server, through the page's one client and one socket. Failures are shown on the message. */
export const siteChatServer: ChatServer = {
  call: (name, input) => call(name, input, { isQuiet: true }),
  follow: (topic, onFrame, onGap) =>
    socket.subscribe(topic, {
      onData: (frame) => {
        if (frame.code === 100) onFrame(frame.data)
      },
      onResync: onGap,
    }),
  onConnection(listener) {
    listener(socket.status() === 'open')
    return socket.onStatus((status) => listener(status === 'open'))
  },
  nonce: () => crypto.randomUUID(),
  nowMs: () => Date.now(),
}
