import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { readControl } from '../data-folder/control-file'
import { filesBelow } from '../data-folder/database-files'
import { isMadeAnew, isRelation } from '../data-folder/database-layout'
import { isWholePage, pageBytes } from '../data-folder/page-checksum'
import type { Problem } from '../data-folder/problem'

const pagesAtOnce = 128
/** Pages in one file of a large table. */
const segmentPages = 131_072
const shown = 5

function damagedPages(path: string, firstBlock: number): number[] {
  const damaged: number[] = []
  const bytes = Buffer.alloc(pagesAtOnce * pageBytes)
  const file = openSync(path, 'r')
  try {
    for (let page = 0; ; ) {
      const pages = Math.floor(readSync(file, bytes, 0, bytes.length, page * pageBytes) / pageBytes)
      if (pages === 0) return damaged
      for (let at = 0; at < pages; at += 1, page += 1) {
        const words = new Int32Array(bytes.buffer, bytes.byteOffset + at * pageBytes, pageBytes / 4)
        if (!isWholePage(words, firstBlock + page)) damaged.push(page)
      }
    }
  } finally {
    closeSync(file)
  }
}

/**
 * Reads each page of each table and index, some 100 MB a second. Only of a data base that was shut down in order: after a
 * crash pages may be half-written until the next start brings them back from the log.
 */
export function lookAtPages(folder: string): Problem[] {
  const path = join(folder, 'global/pg_control')
  const control = existsSync(path) ? readControl(readFileSync(path)) : 'is missing'
  if (typeof control === 'string' || !control.isShutDown || !control.hasPageChecksums) return []
  const names = [...filesBelow(folder).keys()].filter((name) => isRelation(name) && !isMadeAnew(name))
  return names.flatMap((name): Problem[] => {
    const segment = Number(/\.(\d+)$/.exec(name)?.[1] ?? 0)
    const pages = damagedPages(join(folder, name), segment * segmentPages)
    if (pages.length === 0) return []
    const list = pages.slice(0, shown).join(', ') + (pages.length > shown ? ', …' : '')
    return [
      {
        path: join(folder, name),
        what: `is damaged: ${pages.length === 1 ? `page ${list} is` : `pages ${list} are`} not as the data base wrote ${pages.length === 1 ? 'it' : 'them'}`,
        weight: 'hurts',
        wayOut: 'Whoever reads what was there is refused. Restore a backup.',
      },
    ]
  })
}
