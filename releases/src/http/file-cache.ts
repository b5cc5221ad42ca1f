/** Keeps contents that never change in memory, the ones asked for last, up to a number of bytes. */
export class FileCache {
  private readonly entries = new Map<string, Buffer>()
  private bytes = 0

  constructor(private readonly maxBytes: number) {}

  /** The content of a key, read by `load` when it is not at hand. What is not there is asked for again. */
  async get(key: string, load: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const known = this.entries.get(key)
    if (known) {
      // Last in the order of a map: it goes last.
      this.entries.delete(key)
      this.entries.set(key, known)
      return known
    }
    const content = await load()
    if (content) this.keep(key, content)
    return content
  }

  private keep(key: string, content: Buffer): void {
    if (content.length > this.maxBytes || this.entries.has(key)) return
    this.entries.set(key, content)
    this.bytes += content.length
    for (const [oldest, old] of this.entries) {
      if (this.bytes <= this.maxBytes) return
      this.entries.delete(oldest)
      this.bytes -= old.length
    }
  }
}
