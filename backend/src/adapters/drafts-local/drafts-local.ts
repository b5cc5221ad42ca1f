import { mkdirSync, mkdtempSync } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCodeOf } from '../../kernel/error-code'
import { type DraftStore, isDraftName } from '../../modules/uploads/ports/draft-store.port'

/** Drafts in a folder; in one of the system's for temporary files when none is given. */
export function createLocalDrafts(folder: string | undefined): DraftStore {
  let made: string | undefined
  const root = () => {
    made ??= folder ?? mkdtempSync(join(tmpdir(), 'pitchside-drafts-'))
    mkdirSync(made, { recursive: true })
    return made
  }
  const pathOf = (id: string) => {
    if (!isDraftName(id)) throw new Error(`"${id}" is not the name of a draft.`)
    return join(root(), `${id}.part`)
  }
  return {
    pathOf,
    async sizeOf(id) {
      try {
        return (await stat(pathOf(id))).size
      } catch (error) {
        if (errorCodeOf(error) === 'ENOENT') return 0
        throw error
      }
    },
    async append(id, pieces) {
      const file = await open(pathOf(id), 'a')
      try {
        for await (const piece of pieces) await file.appendFile(piece)
        return (await file.stat()).size
      } finally {
        await file.close()
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async removeOlder(than) {
      const from = root()
      await mkdir(from, { recursive: true })
      for (const name of await readdir(from)) {
        const path = join(from, name)
        const { mtimeMs } = await stat(path)
        if (mtimeMs < than) await rm(path, { recursive: true, force: true })
      }
    },
  }
}
