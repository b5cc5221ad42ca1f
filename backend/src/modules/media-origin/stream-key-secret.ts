import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config'
import { errorCodeOf } from '../../kernel/error-code'
import type { Random } from '../../kernel/random'

async function readOrMake(folder: string, random: Random): Promise<string> {
  const path = join(folder, 'stream-keys.secret')
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(path, random.token(32), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error
  }
  return readFile(path, 'utf8')
}

/** What stream keys are made from: the configured secret, a file of the data folder, or one for this process only. */
export function createStreamKeySecret(
  { streamKeySecret, dataDir }: Pick<Config, 'streamKeySecret' | 'dataDir'>,
  random: Random,
): () => Promise<string> {
  let known: Promise<string> | undefined
  return () => {
    if (streamKeySecret !== '') return Promise.resolve(streamKeySecret)
    known ??= dataDir === undefined ? Promise.resolve(random.token(32)) : readOrMake(dataDir, random)
    return known
  }
}
