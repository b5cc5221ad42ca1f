import { createHash } from 'node:crypto'
import { type EnvironmentDocument, ReleaseRefused } from '../core/document'
import type { PublishedVersion } from '../core/published'
import { requireDocument, requireVersion } from '../core/validate'
import { Register } from '../register/register'
import { createJson, ObjectDamaged, readJson, requireSum, sumKeyOf } from './json-objects'
import { NumberedDocuments } from './numbered-documents'
import type { ObjectStore } from './object-store'
import { type FileSource, fileProblem, readChecked, variantsOf } from './version-files'

const versionKey = (name: string, build: string) => `versions/${name}/${build}/version.json`

const releasedKey = (name: string, build: string) => `versions/${name}/${build}/released.json`

/** One word for the bytes of a version: two builds that differ never share a folder, whoever wins the name. */
export function contentDigest({ manifest }: PublishedVersion): string {
  const lines = manifest.files.map((file) => `${file.path} ${file.sri}`).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
}

/** Immutable versions and numbered environment documents, in any place that keeps objects. */
export class ReleaseStore {
  private readonly versions = new Map<string, PublishedVersion>()
  private readonly lists = new Map<string, NumberedDocuments<EnvironmentDocument>>()

  /** Packages, and who may do what with them. */
  readonly register: Register

  constructor(readonly objects: ObjectStore) {
    this.register = new Register(objects)
  }

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
    const version = await this.describedIn(key, name, build)
    // The very build of a branch may be released later: then it is described once more.
    if (version?.origin === 'preview') return (await this.describedIn(releasedKey(name, build), name, build)) ?? version
    if (version) this.versions.set(key, version)
    return version
  }

  private async describedIn(key: string, name: string, build: string): Promise<PublishedVersion | undefined> {
    const content = await this.objects.get(key)
    await requireSum(this.objects, key, content)
    if (!content) return undefined
    return readJson<PublishedVersion>(
      this.objects,
      key,
      content,
      (found) => found.name === name && found.build === build && Array.isArray(found.manifest?.files),
    )
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
    if (stored?.origin === 'preview' && version.origin !== 'preview') {
      this.requireSameBytes(stored, version)
      return createJson(this.objects, releasedKey(version.name, version.build), version)
    }
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
    for (const one of [key, releasedKey(name, build)]) {
      await this.objects.remove(sumKeyOf(one))
      await this.objects.remove(one)
    }
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

  /** The documents of an environment. */
  private documentsOf(environment: string): NumberedDocuments<EnvironmentDocument> {
    const known = this.lists.get(environment)
    if (known) return known
    const isOwn = (found: Partial<EnvironmentDocument>) =>
      found.environment === environment && typeof found.packages === 'object'
    const documents = new NumberedDocuments<EnvironmentDocument>(this.objects, `env/${environment}`, isOwn)
    this.lists.set(environment, documents)
    return documents
  }

  /** Number of the newest document, 0 when there is none. */
  newestSeq(environment: string): Promise<number> {
    return this.documentsOf(environment).newestSeq()
  }

  readDocument(environment: string, seq: number): Promise<EnvironmentDocument> {
    return this.documentsOf(environment).read(seq)
  }

  /** The newest document, undefined when nothing was released yet. Throws {@link ObjectDamaged} when it is not as written. */
  current(environment: string): Promise<EnvironmentDocument | undefined> {
    return this.documentsOf(environment).current()
  }

  /** All documents, oldest first. */
  history(environment: string): Promise<EnvironmentDocument[]> {
    return this.documentsOf(environment).history()
  }

  /** Appends a document. False: somebody else wrote this number first; read again and decide again. */
  append(document: EnvironmentDocument): Promise<boolean> {
    requireDocument(document)
    return this.documentsOf(document.environment).append(document)
  }

  /** Calls `listener` when documents of an environment may have changed, where the place can tell. */
  watch(environment: string, listener: () => void): () => void {
    return this.objects.watch?.(`env/${environment}`, listener) ?? (() => undefined)
  }
}
