import { createHash } from 'node:crypto'
import { type EnvironmentDocument, ReleaseRefused } from '../core/document'
import type { PublishedVersion } from '../core/published'
import { requireDocument, requireVersion } from '../core/validate'
import type { ObjectStore } from './object-store'
import { type FileSource, readChecked, variantsOf } from './version-files'

const documentKey = (environment: string, seq: number) => `env/${environment}/${String(seq).padStart(8, '0')}.json`
const versionKey = (name: string, build: string) => `versions/${name}/${build}/version.json`
const documentName = /\/(\d{8})\.json$/

/** One word for the bytes of a version: two builds that differ never share a folder, whoever wins the name. */
export function contentDigest({ manifest }: PublishedVersion): string {
  const lines = manifest.files.map((file) => `${file.path} ${file.sri}`).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
}

const parse = <T>(content: Buffer): T => JSON.parse(content.toString('utf8')) as T
const serialize = (value: unknown) => Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`)

/** Immutable versions and numbered environment documents, in any place that keeps objects. */
export class ReleaseStore {
  private readonly versions = new Map<string, PublishedVersion>()
  private readonly newest = new Map<string, number>()

  constructor(readonly objects: ObjectStore) {}

  /** A published version. Throws {@link ReleaseRefused} when it does not exist. */
  async readVersion(name: string, build: string): Promise<PublishedVersion> {
    const found = await this.findVersion(name, build)
    if (found) return found
    throw new ReleaseRefused('unknown-version', `${name} ${build} was never published here`)
  }

  async findVersion(name: string, build: string): Promise<PublishedVersion | undefined> {
    const key = versionKey(name, build)
    const known = this.versions.get(key)
    if (known) return known
    const content = await this.objects.get(key)
    if (!content) return undefined
    const version = parse<PublishedVersion>(content)
    this.versions.set(key, version)
    return version
  }

  /** Builds of a package, in no order that means anything. */
  async listBuilds(name: string): Promise<string[]> {
    const prefix = `versions/${name}/`
    const keys = await this.objects.list(prefix)
    return keys
      .filter((key) => key.endsWith('/version.json'))
      .map((key) => key.slice(prefix.length).split('/')[0] ?? '')
  }

  /** Published versions of a package, oldest first. */
  async listVersions(name: string): Promise<PublishedVersion[]> {
    const builds = await this.listBuilds(name)
    const versions = await Promise.all(builds.map((build) => this.readVersion(name, build)))
    return versions.sort((a, b) => a.at.localeCompare(b.at))
  }

  /**
   * Stores a version: its files first, its description last, so that a version that can be seen is whole. The same build
   * again is welcome when its bytes are the same and refused when they are not. False: it was there already.
   */
  async publish(version: PublishedVersion, source: FileSource): Promise<boolean> {
    requireVersion(version)
    const stored = await this.findVersion(version.name, version.build)
    if (stored) return this.requireSameBytes(stored, version)
    const files = await readChecked(version, source)
    const folder = this.folderOf(version)
    await Promise.all(
      files.map(async ({ path, content }) => {
        for (const variant of await variantsOf(path, content, source))
          await this.objects.create(`${folder}/${variant.path}`, variant.content)
      }),
    )
    if (await this.objects.create(versionKey(version.name, version.build), serialize(version))) return true
    return this.requireSameBytes(await this.readVersion(version.name, version.build), version)
  }

  private folderOf(version: PublishedVersion): string {
    return `versions/${version.name}/${version.build}/${contentDigest(version)}`
  }

  private requireSameBytes(stored: PublishedVersion, version: PublishedVersion): false {
    if (contentDigest(stored) === contentDigest(version)) return false
    throw new ReleaseRefused(
      'version-exists',
      `${version.name} ${version.build} is published with other bytes: a version never changes, raise the version`,
    )
  }

  /** Bytes of a file of a version; `path` may name a compressed variant. Undefined: not published. */
  async readFile(name: string, build: string, path: string): Promise<Buffer | undefined> {
    const version = await this.findVersion(name, build)
    const plain = path.replace(/\.(br|gz)$/, '')
    if (!version?.manifest.files.some((file) => file.path === plain || file.path === path)) return undefined
    const found = await this.objects.get(`${this.folderOf(version)}/${path}`)
    // Stores written before folders were named by content.
    return found ?? this.objects.get(`versions/${name}/${build}/files/${path}`)
  }

  /** Removes a version: its description first, so that nobody begins to use half of it. */
  async removeVersion(name: string, build: string): Promise<void> {
    this.versions.delete(versionKey(name, build))
    await this.objects.remove(versionKey(name, build))
    for (const key of await this.objects.list(`versions/${name}/${build}/`)) await this.objects.remove(key)
  }

  /** Packages that have versions. */
  async packages(): Promise<string[]> {
    const keys = await this.objects.list('versions/')
    return [...new Set(keys.map((key) => key.split('/')[1] ?? ''))].sort()
  }

  /** Environments that have documents. */
  async environments(): Promise<string[]> {
    const keys = await this.objects.list('env/')
    return [...new Set(keys.map((key) => key.split('/')[1] ?? ''))].sort()
  }

  /** Number of the newest document, 0 when there is none. Listed once; from then on only what follows is asked for. */
  async newestSeq(environment: string): Promise<number> {
    let newest = this.newest.get(environment)
    if (newest === undefined) {
      const keys = await this.objects.list(`env/${environment}/`)
      newest = keys.reduce((highest, key) => Math.max(highest, Number(documentName.exec(key)?.[1] ?? 0)), 0)
    }
    while (await this.objects.get(documentKey(environment, newest + 1))) newest += 1
    this.newest.set(environment, newest)
    return newest
  }

  async readDocument(environment: string, seq: number): Promise<EnvironmentDocument> {
    const content = Number.isInteger(seq) && seq > 0 ? await this.objects.get(documentKey(environment, seq)) : undefined
    if (!content) throw new ReleaseRefused('unknown-document', `${environment} has no document ${seq}`)
    return parse(content)
  }

  /** The newest document, undefined when nothing was released yet. */
  async current(environment: string): Promise<EnvironmentDocument | undefined> {
    const seq = await this.newestSeq(environment)
    return seq === 0 ? undefined : this.readDocument(environment, seq)
  }

  /** All documents, oldest first. */
  async history(environment: string): Promise<EnvironmentDocument[]> {
    const newest = await this.newestSeq(environment)
    return Promise.all(Array.from({ length: newest }, (_, index) => this.readDocument(environment, index + 1)))
  }

  /** Appends a document. False: somebody else wrote this number first; read again and decide again. */
  append(document: EnvironmentDocument): Promise<boolean> {
    requireDocument(document)
    return this.objects.create(documentKey(document.environment, document.seq), serialize(document))
  }

  /** Calls `listener` when documents of an environment may have changed, where the place can tell. */
  watch(environment: string, listener: () => void): () => void {
    return this.objects.watch?.(`env/${environment}`, listener) ?? (() => undefined)
  }
}
