import type { DataFrame, Topic, TopicData } from '@pitchside/contract'

interface PageSocket {
  start(options: { url(): string; ticket(): Promise<string | undefined> }): () => unknown
}

/** Opens a page's real socket over a line the test holds. */
export function openFakeSocket(socket: PageSocket) {
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
    /** The server tells the subscribers of a topic; `place` is where the frame stands in the topic's history. */
    tell(topic: Topic, data: TopicData, place: { seq?: number; epoch?: string } = {}): void {
      const frame: DataFrame = { code: 100, topic, data, ...place }
      line?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
    },
    close(): void {
      void stop()
      Object.assign(globalThis, { WebSocket: real })
    },
  }
}
