import { type StateName, stateNames } from './state-names'
import type { StoryFile, StoryLanguage, StoryPackage } from './story'

const languages = { zh: 0, en: 1, vi: 2 } as const

/** `RoomCard` → `room-card`: what stands behind the # of its address. */
export const addressOf = ({ parts }: StoryFile): string => parts[0].replace(/\B([A-Z])/g, '-$1').toLowerCase()

/** What to write to use the parts of a file. */
export const importLineOf = (packageName: string, { parts, importLine }: StoryFile): string =>
  importLine ?? `import { ${parts.join(', ')} } from '${packageName}'`

/** A state's name in the language of the page. */
export const nameOfState = (state: StateName, language: StoryLanguage): string => stateNames[state][languages[language]]

/** Files whose parts, package or states have all words of `query`, in any of the three languages. */
export function searchStories(packages: readonly StoryPackage[], query: string): StoryPackage[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return packages.map(({ name, files }) => ({
    name,
    files: files.filter((file) => {
      const states = Object.keys(file.states).flatMap((state) => stateNames[state as StateName])
      const text = [name, addressOf(file), ...file.parts, ...states].join(' ').toLowerCase()
      return words.every((word) => text.includes(word))
    }),
  }))
}
