import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root'

/** Reads demo content that is kept as data, `assets/news/<name>.json`. */
export function readDemoFile<T>(name: string): T {
  return JSON.parse(readFileSync(join(packageRoot, 'assets/news', `${name}.json`), 'utf8')) as T
}

export const minuteMs = 60_000
/** Address of a painted cover. */
export const coverOf = (name: string) => `/media/covers/${name}.webp`
