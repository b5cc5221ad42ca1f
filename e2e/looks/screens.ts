import { type Shot, shots } from '../screenshots/shot-table'
import type { Language } from '../screenshots/texts'
import { sampleOf } from './sample'

const list = (name: string): string[] => (process.env[name] ?? '').split(',').filter(Boolean)

const languages: readonly Language[] = ['zh', 'en', 'vi']
const sizes = ['1280x720', '1440x900', '1920x1080']

/** Pages a sample takes: all it costs is their loading. */
const sampled = 6
const seed = 21

/** A shot in a language: one loading of the page. */
export interface Loading {
  shot: Shot
  language: Language
}

/** What the run was asked for; a whole one has everything. */
export function wantedScreens() {
  const names = list('LOOKS_ONLY')
  const chosen = list('LOOKS_LANGUAGES')
  const isSample = process.env.LOOKS_SAMPLE === '1'
  const wantedSizes = list('LOOKS_SIZES')
  const all: Loading[] = languages
    .filter((language) => chosen.length === 0 || chosen.includes(language))
    .flatMap((language) =>
      shots
        .filter(({ name }) => names.length === 0 || names.some((begin) => name.startsWith(begin)))
        .map((shot) => ({ shot, language })),
    )
  // Releases are staged for pages of the console: a sample leaves them alone.
  const plain = all.filter(({ shot }) => !shot.name.startsWith('console-'))
  return {
    loadings: isSample ? sampleOf(plain, sampled, seed) : all,
    sizes: (wantedSizes.length > 0 ? wantedSizes : sizes).map((size) => {
      const [width = 0, height = 0] = size.split('x').map(Number)
      return { width, height }
    }),
    isWhole: !isSample && names.length === 0 && chosen.length === 0 && wantedSizes.length === 0,
  }
}
