import { assertKey, type ObjectStore } from '../store/object-store'

/** A release store in memory; `pause` lets others in between, as a network does. */
export class MemoryObjects implements ObjectStore {
  readonly place = 'memory'
  private readonly objects = new Map<string, Buffer>()

  constructor(private readonly pause: () => Promise<void> = () => Promise.resolve()) {}

  async get(key: string): Promise<Buffer | undefined> {
    assertKey(key)
    await this.pause()
    return this.objects.get(key)
  }

  async create(key: string, content: Buffer): Promise<boolean> {
    assertKey(key)
    await this.pause()
    if (this.objects.has(key)) return false
    this.objects.set(key, Buffer.from(content))
    return true
  }

  async list(prefix: string): Promise<string[]> {
    await this.pause()
    return [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort()
  }

  async remove(key: string): Promise<void> {
    assertKey(key)
    this.objects.delete(key)
  }
}
