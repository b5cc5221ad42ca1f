import { operate } from './operate'

interface Told {
  path: string
  what: string
  wayOut: string
  weight: string
}

/** What doctor says of a folder, and how it ends. */
export async function doctor(folder: string, ...words: string[]) {
  const lines: string[] = []
  const voice = { say: (line: string) => lines.push(line), complain: (line: string) => lines.push(line) }
  const env = { NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const code = await operate(['doctor', '--json', ...words], env, voice)
  return {
    code,
    ...(JSON.parse(lines.join('')) as { problems: Told[]; repaired: Told[]; notes: string[]; kept?: string }),
  }
}
