/** A WebSocket of the browser that the test holds both ends of. */
export class FakeWebSocket extends EventTarget {
  static opened: FakeWebSocket[] = []
  readyState = 0
  readonly sent: unknown[] = []

  constructor(readonly url: string) {
    super()
    FakeWebSocket.opened.push(this)
    queueMicrotask(() => {
      this.readyState = 1
      this.dispatchEvent(new Event('open'))
    })
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }

  /** The server sends a frame. */
  push(frame: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }

  static last(): FakeWebSocket {
    const socket = FakeWebSocket.opened.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }
}
