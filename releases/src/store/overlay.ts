import type { ObjectStore } from './object-store'

/** A store whose changes stay in memory: what would be, beside what is. */
export class Overlay implements ObjectStore {
  readonly place: string
  private readonly written = new Map<string, Buffer>()

  constructor(private readonly under: ObjectStore) {
    this.place = `${under.place} (preview)`
  }

  async get(key: string): Promise<Buffer | undefined> {
    return this.written.get(key) ?? this.under.get(key)
  }

  async create(key: string, content: Buffer): Promise<boolean> {
    if (await this.get(key)) return false
    this.written.set(key, content)
    return true
  }

  async list(prefix: string): Promise<string[]> {
    const own = [...this.written.keys()].filter((key) => key.startsWith(prefix))
    return [...new Set([...own, ...(await this.under.list(prefix))])].sort()
  }

  async remove(key: string): Promise<void> {
    this.written.delete(key)
  }
}
