import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { errorCodeOf } from '../../kernel/error-code'
import { isObjectName, type ObjectStore, placeOf, requireRule } from '../../modules/uploads/ports/object-store.port'

function requireName(name: string): void {
  if (!isObjectName(name)) throw new Error(`"${name}" is not the name of a stored file.`)
}

/** A link that came into the folder, by a restore or a slip, leads nowhere. */
const readOnly = constants.O_RDONLY | constants.O_NOFOLLOW

/** What is not there is undefined; every other failure is one. */
async function ifThere<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (['ENOENT', 'ELOOP'].includes(errorCodeOf(error) ?? '')) return undefined
    throw error
  }
}

function createMemoryStore(): ObjectStore {
  const files = new Map<string, Uint8Array>()
  async function put(name: string, bytes: Uint8Array) {
    requireName(name)
    if (files.has(name)) throw new Error(`"${name}" is stored already.`)
    files.set(name, Uint8Array.from(bytes))
  }
  return {
    name: 'memory',
    put,
    async putFile(name, path, rule) {
      requireRule(name, (await stat(path)).size, rule)
      await put(name, await readFile(path))
    },
    get: async (name) => files.get(name),
    async open(name, range = {}) {
      const file = files.get(name)
      if (!file) return undefined
      const place = placeOf(range, file.length)
      if (!place) return 'outside'
      return { ...place, total: file.length, bytes: Readable.from([file.subarray(place.from, place.to + 1)]) }
    },
    remove: async (name) => void files.delete(name),
  }
}

function createFolderStore(folder: string): ObjectStore {
  /** Readers must never see half a file, and a second file must not replace the first: write beside it, then link. */
  async function keep(name: string, write: (draft: string) => Promise<void>) {
    await mkdir(folder, { recursive: true })
    // Each its own: who finds the name taken takes away no draft but his.
    const draft = join(folder, `.${name}.${randomUUID()}.draft`)
    try {
      await write(draft)
      await link(draft, join(folder, name))
    } finally {
      await rm(draft, { force: true })
    }
  }
  return {
    name: 'local',
    async put(name, bytes) {
      requireName(name)
      await keep(name, (draft) => writeFile(draft, bytes, { flag: 'wx' }))
    },
    async putFile(name, path, rule) {
      requireRule(name, (await stat(path)).size, rule)
      await keep(name, (draft) => copyFile(path, draft, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE))
    },
    async get(name) {
      const file = isObjectName(name) ? await ifThere(() => open(join(folder, name), readOnly)) : undefined
      return file?.readFile().finally(() => file.close())
    },
    async open(name, range = {}) {
      if (!isObjectName(name)) return undefined
      const file = await ifThere(() => open(join(folder, name), readOnly))
      if (!file) return undefined
      const { size } = await file.stat()
      const place = placeOf(range, size)
      if (!place) {
        await file.close()
        return 'outside'
      }
      return { ...place, total: size, bytes: createReadStream('', { fd: file, start: place.from, end: place.to }) }
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
