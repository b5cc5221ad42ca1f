import { ReleaseRefused } from '../core/document'
import { createJson, ObjectDamaged, readJson, requireSum, sealedKeys } from './json-objects'
import type { ObjectStore } from './object-store'

const documentName = /\/(\d{8})\.json$/

const highest = (keys: readonly string[]) =>
  keys.reduce((found, key) => Math.max(found, Number(documentName.exec(key)?.[1] ?? 0)), 0)

/**
 * Documents under `prefix` with the numbers 1, 2, 3 …: written once, never changed and never removed, so that their list is
 * the history of what they describe. Who writes a number first has it.
 */
export class NumberedDocuments<T extends { seq: number }> {
  private newest: number | undefined

  constructor(
    private readonly objects: ObjectStore,
    /** `env/production`. */
    readonly prefix: string,
    /** Whether a stored value is a document of this kind. */
    private readonly isOwn: (value: Partial<T>) => boolean,
  ) {}

  private keyOf(seq: number): string {
    return `${this.prefix}/${String(seq).padStart(8, '0')}.json`
  }

  /** Number of the newest document, 0 when there is none. Listed once; from then on only what follows is asked for. */
  async newestSeq(): Promise<number> {
    let { newest } = this
    if (newest === undefined) {
      newest = highest(await this.objects.list(`${this.prefix}/`))
      const written = highest(await sealedKeys(this.objects, `${this.prefix}/`))
      if (written > newest) throw new ObjectDamaged(this.objects.place, this.keyOf(written), 'is missing')
    }
    while (await this.objects.get(this.keyOf(newest + 1))) newest += 1
    this.newest = newest
    return newest
  }

  /** Throws {@link ReleaseRefused} for a number that was never written, {@link ObjectDamaged} for a damaged document. */
  async read(seq: number): Promise<T> {
    const content = Number.isInteger(seq) && seq > 0 ? await this.objects.get(this.keyOf(seq)) : undefined
    if (content) return this.documentIn(content, seq)
    // Documents are never removed: one before the newest was here.
    if (seq > 0 && seq < (this.newest ?? 0)) throw new ObjectDamaged(this.objects.place, this.keyOf(seq), 'is missing')
    throw new ReleaseRefused('unknown-document', `${this.prefix.replace('env/', '')} has no document ${seq}`)
  }

  private documentIn(content: Buffer, seq: number): T {
    return readJson<T>(
      this.objects,
      this.keyOf(seq),
      content,
      (found) => found.seq === seq && this.isOwn(found as Partial<T>),
    )
  }

  /** The newest document, undefined when there is none. Throws {@link ObjectDamaged} when it is not as written. */
  async current(): Promise<T | undefined> {
    const seq = await this.newestSeq()
    if (seq === 0) return undefined
    const content = await this.objects.get(this.keyOf(seq))
    await requireSum(this.objects, this.keyOf(seq), content)
    return content ? this.documentIn(content, seq) : this.read(seq)
  }

  /** All documents, oldest first. */
  async history(): Promise<T[]> {
    const newest = await this.newestSeq()
    return Promise.all(Array.from({ length: newest }, (_, index) => this.read(index + 1)))
  }

  /** Appends a document. False: somebody else wrote this number first; read again and decide again. */
  append(document: T): Promise<boolean> {
    return createJson(this.objects, this.keyOf(document.seq), document)
  }
}
