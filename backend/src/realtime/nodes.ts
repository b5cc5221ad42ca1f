import type { Disposer } from '../kernel/disposer'
import type { ControlMessage } from './pubsub.port'

/** What the nodes of one site tell each other. Alone there is nobody to tell. */
export interface Nodes {
  /** Name of this node, another one for each start. */
  name: string
  /** Names of the other nodes that are alive. */
  others(): string[]
  /** Tells all other nodes, in order and once. What is told must be JSON. */
  tell(name: string, data: unknown): void
  /** Resolves when what was told and published so far can't be lost with this node, or when that takes too long; undefined when nothing is on its way. */
  told(): Promise<void> | undefined
  /** As `tell`; resolves when they have all done it. */
  ask(name: string, data: unknown): Promise<void>
  hear<T>(name: string, listener: (data: T) => void | Promise<void>): Disposer
}

interface Deps {
  /** Name of this node. */
  node: string
  broadcast(message: ControlMessage): void
  settled(): Promise<void> | undefined
  /** Names of the other nodes. */
  others(): string[]
  newWord(): string
  onError(error: unknown): void
}

const answerMs = 10_000

export function createNodes({ node, broadcast, settled, others, newWord, onError }: Deps) {
  const listeners = new Map<string, Set<(data: never) => void | Promise<void>>>()
  const asked = new Map<string, { missing: Set<string>; done: () => void }>()

  async function heard(message: Extract<ControlMessage, { type: 'news' }>): Promise<void> {
    if (message.node === node) return
    for (const listener of listeners.get(message.name) ?? []) await listener(message.data as never)
    if (message.id !== undefined) broadcast({ type: 'news-done', node, id: message.id })
  }
  const nodes: Nodes = {
    name: node,
    others,
    told: settled,
    tell: (name, data) => broadcast({ type: 'news', node, name, data }),
    async ask(name, data) {
      const missing = new Set(others())
      if (missing.size === 0) return
      const id = newWord()
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>((done) => {
        timer = setTimeout(done, answerMs)
        asked.set(id, { missing, done })
        broadcast({ type: 'news', node, name, data, id })
      })
      clearTimeout(timer)
      asked.delete(id)
    },
    hear(name, listener) {
      const own = listeners.get(name) ?? new Set()
      listeners.set(name, own)
      own.add(listener)
      return () => void own.delete(listener)
    },
  }
  return {
    nodes,
    control(message: ControlMessage): void {
      if (message.type === 'news') heard(message).catch(onError)
      if (message.type !== 'news-done') return
      const question = asked.get(message.id)
      question?.missing.delete(message.node)
      if (question?.missing.size === 0) question.done()
    },
  }
}
