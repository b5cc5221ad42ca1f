import { createHash } from 'node:crypto'
import { type EnvironmentDocument, ReleaseRefused } from '../core/document'
import type { PublishedVersion } from '../core/published'
import { requireDocument, requireVersion } from '../core/validate'
import { createJson, ObjectDamaged, readJson, requireSum, sealedKeys, sumKeyOf } from './json-objects'
import type { ObjectStore } from './object-store'
import { type FileSource, fileProblem, readChecked, variantsOf } from './version-files'

const documentKey = (environment: string, seq: number) => `env/${environment}/${String(seq).padStart(8, '0')}.json`
const versionKey = (name: string, build: string) => `versions/${name}/${build}/version.json`
const documentName = /\/(\d{8})\.json$/

/** One word for the bytes of a version: two builds that differ never share a folder, whoever wins the name. */
export function contentDigest({ manifest }: PublishedVersion): string {
  const lines = manifest.files.map((file) => `${file.path} ${file.sri}`).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
}

const highest = (keys: readonly string[]) =>
  keys.reduce((found, key) => Math.max(found, Number(documentName.exec(key)?.[1] ?? 0)), 0)

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

  /** Undefined: never published here. Throws {@link ObjectDamaged} for one that is not as it was published. */
  async findVersion(name: string, build: string): Promise<PublishedVersion | undefined> {
    const key = versionKey(name, build)
    const known = this.versions.get(key)
    if (known) return known
    const content = await this.objects.get(key)
    await requireSum(this.objects, key, content)
    if (!content) return undefined
    const version = readJson<PublishedVersion>(
      this.objects,
      key,
      content,
      (found) => found.name === name && found.build === build && Array.isArray(found.manifest?.files),
    )
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
    if (await createJson(this.objects, versionKey(version.name, version.build), version)) return true
    return this.requireSameBytes(await this.readVersion(version.name, version.build), version)
  }

  folderOf(version: PublishedVersion): string {
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

  /** Files of a version that are not those that were built, by their keys. */
  async damagedFiles(version: PublishedVersion): Promise<ObjectDamaged[]> {
    const { name, build, manifest } = version
    const looks = manifest.files.map(async (file) => {
      const problem = fileProblem(file, await this.readFile(name, build, file.path))
      if (problem === undefined) return []
      const key = `${this.folderOf(version)}/${file.path}`
      return [new ObjectDamaged(this.objects.place, key, problem.slice(file.path.length + 1))]
    })
    return (await Promise.all(looks)).flat()
  }

  /** Removes a version: its description first, so that nobody begins to use half of it. */
  async removeVersion(name: string, build: string): Promise<void> {
    const key = versionKey(name, build)
    this.versions.delete(key)
    await this.objects.remove(sumKeyOf(key))
    await this.objects.remove(key)
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
      const prefix = `env/${environment}/`
      newest = highest(await this.objects.list(prefix))
      const written = highest(await sealedKeys(this.objects, prefix))
      if (written > newest) throw new ObjectDamaged(this.objects.place, documentKey(environment, written), 'is missing')
    }
    while (await this.objects.get(documentKey(environment, newest + 1))) newest += 1
    this.newest.set(environment, newest)
    return newest
  }

  async readDocument(environment: string, seq: number): Promise<EnvironmentDocument> {
    const key = documentKey(environment, seq)
    const content = Number.isInteger(seq) && seq > 0 ? await this.objects.get(key) : undefined
    if (content) return this.documentIn(content, environment, seq)
    // Documents are never removed: one before the newest was here.
    if (seq > 0 && seq < (this.newest.get(environment) ?? 0))
      throw new ObjectDamaged(this.objects.place, key, 'is missing')
    throw new ReleaseRefused('unknown-document', `${environment} has no document ${seq}`)
  }

  private documentIn(content: Buffer, environment: string, seq: number): EnvironmentDocument {
    return readJson<EnvironmentDocument>(
      this.objects,
      documentKey(environment, seq),
      content,
      (found) => found.seq === seq && found.environment === environment && typeof found.packages === 'object',
    )
  }

  /** The newest document, undefined when nothing was released yet. Throws {@link ObjectDamaged} when it is not as written. */
  async current(environment: string): Promise<EnvironmentDocument | undefined> {
    const seq = await this.newestSeq(environment)
    if (seq === 0) return undefined
    const key = documentKey(environment, seq)
    const content = await this.objects.get(key)
    await requireSum(this.objects, key, content)
    return content ? this.documentIn(content, environment, seq) : this.readDocument(environment, seq)
  }

  /** All documents, oldest first. */
  async history(environment: string): Promise<EnvironmentDocument[]> {
    const newest = await this.newestSeq(environment)
    return Promise.all(Array.from({ length: newest }, (_, index) => this.readDocument(environment, index + 1)))
  }

  /** Appends a document. False: somebody else wrote this number first; read again and decide again. */
  append(document: EnvironmentDocument): Promise<boolean> {
    requireDocument(document)
    return createJson(this.objects, documentKey(document.environment, document.seq), document)
  }

  /** Calls `listener` when documents of an environment may have changed, where the place can tell. */
  watch(environment: string, listener: () => void): () => void {
    return this.objects.watch?.(`env/${environment}`, listener) ?? (() => undefined)
  }
}
