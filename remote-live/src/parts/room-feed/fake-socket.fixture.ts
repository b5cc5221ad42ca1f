import type { DataFrame, Topic, TopicData } from '@pitchside/contract'
import { socket } from '@pitchside/socket'

/** Opens the page's real socket over a line the test holds. */
export function openFakeSocket() {
  const real = globalThis.WebSocket
  let line: FakeLine | undefined
  class FakeLine extends EventTarget {
    readyState = 1
    constructor() {
      super()
      line = this
    }
    send() {}
    close() {
      this.readyState = 3
    }
  }
  Object.assign(globalThis, { WebSocket: FakeLine })
  const stop = socket.start({ url: () => 'ws://test/ws', ticket: async () => undefined })
  return {
    /** The server tells the subscribers of a topic. */
    tell(topic: Topic, data: TopicData): void {
      const frame: DataFrame = { code: 100, topic, data }
      line?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
    },
    close(): void {
      void stop()
      Object.assign(globalThis, { WebSocket: real })
    },
  }
}
