import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCodeOf } from '../../kernel/error-code'
import { isObjectName, type ObjectStore } from '../../modules/uploads/ports/object-store.port'

function requireName(name: string): void {
  if (!isObjectName(name)) throw new Error(`"${name}" is not the name of a stored file.`)
}

function createMemoryStore(): ObjectStore {
  const files = new Map<string, Uint8Array>()
  return {
    name: 'memory',
    async put(name, bytes) {
      requireName(name)
      if (files.has(name)) throw new Error(`"${name}" is stored already.`)
      files.set(name, Uint8Array.from(bytes))
    },
    get: async (name) => files.get(name),
    remove: async (name) => void files.delete(name),
  }
}

function createFolderStore(folder: string): ObjectStore {
  return {
    name: 'local',
    async put(name, bytes) {
      requireName(name)
      await mkdir(folder, { recursive: true })
      // Readers must never see half a file, and a second file must not replace the first: write beside it, then link.
      const draft = join(folder, `.${name}.${process.pid}.draft`)
      try {
        await writeFile(draft, bytes, { flag: 'wx' })
        await link(draft, join(folder, name))
      } finally {
        await rm(draft, { force: true })
      }
    },
    async get(name) {
      if (!isObjectName(name)) return undefined
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (errorCodeOf(error) === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(name) {
      if (isObjectName(name)) await rm(join(folder, name), { force: true })
    },
  }
}

/** Files in a folder of this machine; in memory without a folder. */
export function createLocalStorage(folder: string | undefined): ObjectStore {
  return folder === undefined ? createMemoryStore() : createFolderStore(folder)
}
