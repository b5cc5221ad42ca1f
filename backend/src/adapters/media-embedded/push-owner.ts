/** Who sends something: what a request tells about it. */
export interface Sender {
  /** One connection; requests of one connection come from one publisher. */
  connection: object
  address: string
  /** A publisher may name its push in the header `x-push-id`. */
  pushId: string | undefined
}

/** Who owns a running push, as far as can be told: publishers over HTTP do not log in, they only upload. */
export class PushOwner {
  readonly address: string
  readonly pushId: string | undefined
  #own = new WeakSet<object>()
  #strangers = new WeakSet<object>()

  constructor(sender: Sender) {
    this.address = sender.address
    this.pushId = sender.pushId
    this.#own.add(sender.connection)
  }

  /** What is known before the content: `own` and `stranger` are certain. */
  know({ connection, address, pushId }: Sender): 'own' | 'stranger' | 'unknown' {
    if (pushId !== undefined && this.pushId !== undefined) return pushId === this.pushId ? 'own' : 'stranger'
    if (this.#strangers.has(connection)) return 'stranger'
    if (this.#own.has(connection)) return 'own'
    return address === this.address ? 'unknown' : 'stranger'
  }

  accept({ connection }: Sender): void {
    this.#own.add(connection)
  }

  turnAway({ connection }: Sender): void {
    this.#strangers.add(connection)
  }
}
