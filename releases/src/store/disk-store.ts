import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type EnvironmentDocument, ReleaseRefused } from '../core/document'
import type { PublishedVersion } from '../core/published'
import { checkFiles, copyWithVariants } from './version-files'

const documentName = (seq: number) => `${String(seq).padStart(8, '0')}.json`
const versionName = 'version.json'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
const isThere = (error: unknown) => ['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Writes a file that must not exist yet, whole or not at all: readers never see half a document. */
async function createExclusively(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * The release store in a folder: immutable versions and numbered environment documents. Several processes may use it at
 * once; the file system's exclusive create decides who wins.
 */
export class DiskStore {
  private readonly versions = new Map<string, PublishedVersion>()

  constructor(readonly folder: string) {}

  /** Folder of a version's files. */
  filesFolder(name: string, build: string): string {
    return path.join(this.folder, 'versions', name, build, 'files')
  }

  environmentFolder(environment: string): string {
    return path.join(this.folder, 'env', environment)
  }

  /** A published version. Throws {@link ReleaseRefused} when it does not exist. */
  async readVersion(name: string, build: string): Promise<PublishedVersion> {
    const key = `${name}/${build}`
    const known = this.versions.get(key)
    if (known) return known
    try {
      const file = path.join(this.folder, 'versions', name, build, versionName)
      const version: PublishedVersion = JSON.parse(await readFile(file, 'utf8'))
      this.versions.set(key, version)
      return version
    } catch (error) {
      if (isMissing(error)) throw new ReleaseRefused('unknown-version', `${name} ${build} was never published here`)
      throw error
    }
  }

  /** Published versions of a package, oldest first. */
  async listVersions(name: string): Promise<PublishedVersion[]> {
    const builds = (await namesIn(path.join(this.folder, 'versions', name))).filter((build) => !build.startsWith('.'))
    const versions = await Promise.all(builds.map((build) => this.readVersion(name, build)))
    return versions.sort((a, b) => a.at.localeCompare(b.at))
  }

  /**
   * Stores a version from the folder it was built into. The same build again is welcome when its bytes are the same and
   * refused when they are not. False: it was there already.
   */
  async publish(version: PublishedVersion, source: string): Promise<boolean> {
    await checkFiles(version, source)
    const target = path.join(this.folder, 'versions', version.name, version.build)
    const draft = path.join(this.folder, 'versions', version.name, `.${version.build}-${randomUUID()}`)
    await rm(draft, { recursive: true, force: true })
    await mkdir(path.join(draft, 'files'), { recursive: true })
    try {
      await copyWithVariants(version, source, path.join(draft, 'files'))
      await createExclusively(path.join(draft, versionName), JSON.stringify(version))
      await rename(draft, target)
      return true
    } catch (error) {
      if (!isThere(error)) throw error
      await this.assertSameBytes(version)
      return false
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }

  private async assertSameBytes(version: PublishedVersion): Promise<void> {
    const stored = await this.readVersion(version.name, version.build)
    const fingerprint = ({ manifest }: PublishedVersion) =>
      manifest.files.map((file) => `${file.path} ${file.sri}`).join()
    if (fingerprint(stored) === fingerprint(version)) return
    throw new ReleaseRefused(
      'version-exists',
      `${version.name} ${version.build} is published with other bytes: a version never changes, raise the version`,
    )
  }

  /** Environments that have documents. */
  environments(): Promise<string[]> {
    return namesIn(path.join(this.folder, 'env'))
  }

  /** Number of the newest document, 0 when there is none. */
  async newestSeq(environment: string): Promise<number> {
    const names = (await namesIn(this.environmentFolder(environment))).filter((name) => /^\d{8}\.json$/.test(name))
    return Number(names.at(-1)?.slice(0, 8) ?? 0)
  }

  async readDocument(environment: string, seq: number): Promise<EnvironmentDocument> {
    return JSON.parse(await readFile(path.join(this.environmentFolder(environment), documentName(seq)), 'utf8'))
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
  async append(document: EnvironmentDocument): Promise<boolean> {
    const folder = this.environmentFolder(document.environment)
    await mkdir(folder, { recursive: true })
    const draft = path.join(folder, `.${document.seq}-${randomUUID()}`)
    await createExclusively(draft, `${JSON.stringify(document, undefined, 1)}\n`)
    try {
      // A hard link fails when the number exists and shows the whole document at once when it does not.
      await link(draft, path.join(folder, documentName(document.seq)))
      return true
    } catch (error) {
      if (isThere(error)) return false
      throw error
    } finally {
      await rm(draft, { force: true })
    }
  }
}
