import { type Shot, shots } from '../screenshots/shot-table'
import type { Language } from '../screenshots/texts'
import { sampleOf } from './sample'
import { type Size, sizeOf, sizes, themes } from './sizes'

const list = (name: string): string[] => (process.env[name] ?? '').split(',').filter(Boolean)

const languages: readonly Language[] = ['zh', 'en', 'vi']

/** Pages a sample takes: all it costs is their loading. */
const sampled = 6
const seed = Number(process.env.LOOKS_SEED ?? 21)

/** A shot in a language: one loading of the page. */
export interface Loading {
  shot: Shot
  language: Language
}

/** What a look is called that depends on size and theme. */
export const screenName = ({ shot, language }: Loading, { width, height }: Size, theme: string) =>
  `${shot.name} ${language} ${width}x${height} ${theme}`

/** What the run was asked for; a whole one has everything. `pictured`: names of screens to be looked at by people. */
export function wantedScreens() {
  const only = list('LOOKS_ONLY')
  const chosen = list('LOOKS_LANGUAGES')
  const isSample = process.env.LOOKS_SAMPLE === '1'
  const wantedSizes = list('LOOKS_SIZES')
  const all: Loading[] = languages
    .filter((language) => chosen.length === 0 || chosen.includes(language))
    .flatMap((language) =>
      shots
        .filter(({ name }) => only.length === 0 || only.some((begin) => name.startsWith(begin)))
        .map((shot) => ({ shot, language })),
    )
  // Releases are staged for pages of the console: a sample leaves them alone.
  const plain = all.filter(({ shot }) => !shot.name.startsWith('console-'))
  const loadings = isSample ? sampleOf(plain, sampled, seed) : all
  const measures = wantedSizes.length > 0 ? wantedSizes.map(sizeOf) : sizes
  const names = loadings.flatMap((loading) =>
    measures.flatMap((size) => themes.map((theme) => screenName(loading, size, theme))),
  )
  return {
    loadings,
    sizes: measures,
    pictured: new Set(sampleOf(names, Number(process.env.LOOKS_PICTURES ?? 0), seed)),
    isWhole: !isSample && only.length === 0 && chosen.length === 0 && wantedSizes.length === 0,
  }
}
