import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/** What decides about each pixel: the engine's line and the fonts the site does not bring along. */
export interface MadeWith {
  chromium: string
  fonts: readonly string[]
}

const file = path.join(import.meta.dirname, 'pictures.json')
/** Han characters, code and everything else, as the style sheets ask for them. */
const families = ['Noto Sans CJK SC', 'monospace', 'sans-serif']

/** This machine's engine and fonts; without fontconfig no font is known. */
export function machine(version: string): MadeWith {
  const fontOf = (family: string) => {
    try {
      return execFileSync('fc-match', ['-f', '%{family[0]} %{fontversion}', family], { encoding: 'utf8' })
    } catch {
      return `unknown ${family}`
    }
  }
  return { chromium: version.split('.')[0] ?? '', fonts: families.map(fontOf) }
}

/** Says what the pictures are made with; a file that says it already stays as it is. */
export function keepMadeWith(made: MadeWith): void {
  if (existsSync(file) && isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), made)) return
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`)
}

/** Why pictures made elsewhere say nothing here; undefined where they do. */
export function whyNotComparable(here: MadeWith): string | undefined {
  if (!existsSync(file)) return 'no pictures were taken yet: npm run stories -- --pictures'
  const made = JSON.parse(readFileSync(file, 'utf8')) as MadeWith
  if (made.chromium !== here.chromium) return `pictures of Chromium ${made.chromium}, this is ${here.chromium}`
  const missing = made.fonts.filter((font) => !here.fonts.includes(font))
  return missing.length > 0 ? `pictures made with other fonts: ${missing.join(', ')}` : undefined
}
