import { existsSync, readFileSync, renameSync, type Stats, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { readControl } from './control-file'
import { filesBelow } from './database-files'
import { isMadeAnew, isRelation, settingsFiles } from './database-layout'
import type { Problem } from './problem'

/**
 * What a data base that was closed in order is made of: each file with its bytes and a checksum. It stands until the next
 * start changes the control file, and tells a file that is gone, cut or changed meanwhile by its name.
 */
interface Seal {
  format: 1
  /** Checksum of the control file it was written for. */
  control: number
  files: Record<string, [bytes: number, crc: number | null]>
}

/** Pages of larger files have checksums of their own, which the engine and doctor look at; here their size must do. */
const readBytesMax = 64 * 1024 * 1024

export const sealOf = (folder: string): string => `${folder}.seal`
const controlName = 'global/pg_control'

/** Settings may be changed by hand. */
const isSealed = (name: string) => !isMadeAnew(name) && !settingsFiles.includes(name)
const crcOf = (folder: string, name: string, { size }: Stats): number | null =>
  isRelation(name) && size > readBytesMax ? null : crc32(readFileSync(join(folder, name)))

function controlOf(folder: string) {
  const path = join(folder, controlName)
  const control = existsSync(path) ? readControl(readFileSync(path)) : undefined
  return typeof control === 'string' ? undefined : control
}

/** Seals a data base that its engine closed; one that was not shut down in order gets none. */
export function sealDatabase(folder: string): void {
  const place = sealOf(folder)
  const control = controlOf(folder)
  if (!control?.isShutDown) return
  const files = filesBelow(folder)
  // The one segment of the log that the next start reads.
  const log = `pg_wal/${control.segment}`
  const sealed = [...files].filter(([name]) => isSealed(name) || name === log)
  const seal: Seal = {
    format: 1,
    control: control.crc,
    files: Object.fromEntries(sealed.map(([name, stats]) => [name, [stats.size, crcOf(folder, name, stats)]])),
  }
  const draft = `${place}.draft`
  writeFileSync(draft, JSON.stringify(seal), { mode: 0o600 })
  renameSync(draft, place)
}

function readSeal(path: string): Seal | undefined {
  try {
    const seal = JSON.parse(readFileSync(path, 'utf8')) as Seal
    return seal.format === 1 && typeof seal.files === 'object' ? seal : undefined
  } catch {
    return undefined
  }
}

function differenceOf(folder: string, name: string, [bytes, crc]: Seal['files'][string], found: Stats | undefined) {
  if (!found) return 'is missing'
  if (found.size === 0 && bytes > 0) return `is empty: it had ${bytes} bytes when the site was stopped`
  if (found.size !== bytes) return `has ${found.size} bytes instead of ${bytes}, as it had when the site was stopped`
  if (crc === null || crcOf(folder, name, found) === crc) return undefined
  return 'is damaged: it is not as it was when the site was stopped'
}

/**
 * What became of a sealed data base since it was closed. Nothing where there is no seal, or one from before the last start:
 * a killed process leaves such a folder, and a version of the site that knows no seals.
 */
export function lookAtSeal(folder: string): Problem[] {
  const seal = readSeal(sealOf(folder))
  const control = controlOf(folder)
  if (!seal || (control && control.crc !== seal.control)) return []
  const files = filesBelow(folder)
  return Object.entries(seal.files).flatMap(([name, sealed]): Problem[] => {
    const what = differenceOf(folder, name, sealed, files.get(name))
    const wayOut = 'Restore a backup, or put the file back as it was.'
    return what === undefined ? [] : [{ path: join(folder, name), what, weight: 'stops', wayOut }]
  })
}
