import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readControl } from './control-file'
import { DataFolderDamaged } from './problem'

/** What an engine that did not begin left behind. */
export interface EngineFailure extends Error {
  /** Lines of its log. */
  said?: readonly string[]
}

const isReason = (line: string) => /\b(PANIC|FATAL|ERROR):/.test(line)
const plain = (line: string) => line.replace(/^.*?\b(?:PANIC|FATAL|ERROR):\s*/, '').trim()

/** The engine's last reason, without the marks of WebAssembly: `could not open file "pg_xact/0000": No such file or directory`. */
export function reasonOf({ message, said = [] }: EngineFailure): string {
  const reasons = said.filter(isReason).map(plain)
  return (
    [...new Set(reasons)].slice(-2).join('; ') || message.split('\n')[0]?.replace(/\. Build with.*$/, '') || 'it ended'
  )
}

/** The segment of the log a start reads first; the engine speaks of it without its name. */
function logIn(folder: string): string {
  const control = readControl(readFileSync(join(folder, 'global/pg_control')))
  return typeof control === 'string' ? folder : join(folder, 'pg_wal', control.segment)
}

function fileIn(folder: string, reason: string): string {
  if (/checkpoint record/i.test(reason)) return logIn(folder)
  const names = [...reason.matchAll(/"([\w./]+)"/g)].map(([, name]) => name ?? '')
  const name = names.find((one) => one.includes('/') || existsSync(join(folder, one)))
  return join(folder, name ?? '')
}

/** An engine that can't begin on a folder, as a problem of that folder. */
export function engineRefusal(dataDir: string, folder: string, error: EngineFailure): DataFolderDamaged {
  const reason = reasonOf(error)
  const isFull = /No space left|File too large|Disk quota/i.test(reason)
  return new DataFolderDamaged(dataDir, [
    {
      path: fileIn(folder, reason),
      what: isFull ? `can't be written: ${reason}` : `keeps the data base from opening: ${reason}`,
      weight: 'stops',
      wayOut: isFull ? 'Make room on the disk.' : 'Restore a backup.',
    },
  ])
}
