import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { errorCodeOf } from '../kernel/error-code'

/** Who holds a folder. */
interface Holder {
  pid: number
  /** When the process started, in the kernel's own count: a number that was given to a new process differs here. */
  startedAt: string
}

/** Start time of a process in clock ticks since boot; empty where the system doesn't tell. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Field 22; the name in field 2 may hold spaces and brackets.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is there, but somebody else's.
    return errorCodeOf(error) === 'EPERM'
  }
  const start = startOf(pid)
  return start === '' || startedAt === '' || start === startedAt
}

/** Makes the file with its text in one step: nobody ever reads a lock without a holder. */
async function create(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft)
  }
}

async function holderOf(path: string): Promise<Holder | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '')
  try {
    return JSON.parse(text) as Holder
  } catch {
    return undefined
  }
}

function refusal(folder: string, lockPath: string, pid: number | undefined): Error {
  const who = pid === undefined ? 'Another process' : `The process ${pid}`
  return new Error(
    `${who} uses the data folder ${folder} already. Two at once would destroy the data. ` +
      `Stop it, or choose another folder with DATA_DIR. (Lock: ${lockPath})`,
  )
}

/**
 * Takes the data folder for this process; the embedded data base itself would let two in. The lock of a process that is
 * gone is taken over; age alone proves nothing, because a busy process may be silent for long. Returns what gives the
 * folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}.lock`
  const self: Holder = { pid: process.pid, startedAt: startOf(process.pid) }
  if (!(await create(path, self))) {
    const turn = `${path}.taking`
    // One at a time may take over: else a second one would take the lock that the first one just took.
    if (!(await create(turn, self))) {
      const other = await holderOf(turn)
      if (!other || isAlive(other)) throw refusal(folder, path, other?.pid)
    }
    try {
      const holder = await holderOf(path)
      if (holder && isAlive(holder)) throw refusal(folder, path, holder.pid)
      await writeFile(path, JSON.stringify(self))
    } finally {
      await rm(turn, { force: true })
    }
  }
  return async () => {
    const holder = await holderOf(path)
    if (holder?.pid === self.pid && holder.startedAt === self.startedAt) await rm(path, { force: true })
  }
}
