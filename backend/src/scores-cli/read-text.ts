import { isUtf8 } from 'node:buffer'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { limits } from '@pitchside/contract'
import { errorCodeOf } from '../kernel/error-code'
import { OpenDataError } from '../modules/scores/open-data/open-data-error'

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read',
  EISDIR: 'is a folder',
}

/** Paths are meant from where the command was typed; a package manager moves to the root first and says from where. */
export function pathOf(file: string): string {
  const typed = resolve(process.env.INIT_CWD ?? process.cwd(), file)
  return existsSync(typed) ? typed : resolve(file)
}

/** What is wrong with a file, said of it by name: what is found later than by reading does not know the name. */
export const saidOf = (file: string, message: string): string =>
  message.startsWith(file) ? message : `${file}: ${message}`

/** Text of a file of a bounded size. */
export async function readText(file: string, bytesMax: number = limits.openDataFileBytes): Promise<string> {
  try {
    const path = pathOf(file)
    const facts = await stat(path)
    if (facts.isDirectory()) throw new OpenDataError(`${file} is a folder`)
    if (!facts.isFile()) throw new OpenDataError(`${file} is not a regular file`)
    if (facts.size > bytesMax)
      throw new OpenDataError(`${file} has ${megabytes(facts.size)}; files up to ${megabytes(bytesMax)} are read`)
    const bytes = await readFile(path)
    if (!isUtf8(bytes)) throw new OpenDataError(`${file} is not UTF-8 text`)
    return bytes.toString('utf8')
  } catch (error) {
    if (error instanceof OpenDataError) throw error
    const reason = reasons[errorCodeOf(error) ?? '']
    if (reason) throw new OpenDataError(`${file} ${reason}`)
    throw error
  }
}
