import { randomUUID } from 'node:crypto'
import { mkdirSync, watch } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { assertKey, type ObjectStore } from './object-store'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''
const isMissing = (error: unknown) => ['ENOENT', 'EISDIR'].includes(codeOf(error))

/** Writes a file and waits until the disk has it. Who reads the store's key may release: nobody else reads here. */
async function writeThrough(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A release store in a folder; the file system's exclusive link decides who wins. */
export class DiskObjects implements ObjectStore {
  constructor(readonly place: string) {}

  private fileOf(key: string): string {
    assertKey(key)
    return path.join(this.place, ...key.split('/'))
  }

  async get(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.fileOf(key))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async create(key: string, content: Buffer): Promise<boolean> {
    const file = this.fileOf(key)
    const folder = path.dirname(file)
    const draft = path.join(folder, `.${path.basename(file)}-${randomUUID()}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await writeThrough(draft, content)
      // A link fails when the name exists, and shows the whole file at once when it does not.
      await link(draft, file)
      return true
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false
      throw error
    } finally {
      await rm(draft, { force: true })
    }
  }

  async list(prefix: string): Promise<string[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    try {
      const entries = await readdir(path.join(this.place, folder), { withFileTypes: true, recursive: true })
      const keys = entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => path.relative(this.place, path.join(entry.parentPath ?? entry.path, entry.name)))
        .map((name) => name.split(path.sep).join('/'))
      return keys.filter((key) => key.startsWith(prefix)).sort()
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.fileOf(key), { force: true })
  }

  watch(prefix: string, listener: () => void): () => void {
    const folder = path.join(this.place, prefix)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const watcher = watch(folder, listener)
    // A folder that goes away while it is watched is the end of a test, not of the service.
    watcher.on('error', () => watcher.close())
    return () => watcher.close()
  }
}
