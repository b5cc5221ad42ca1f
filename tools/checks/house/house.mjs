// What may be written once, or only in one place: counts that fall and never grow (`ratchet.json`).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placesOf, productFiles } from './places.mjs'
import { repeatedRules } from './repeated-rules.mjs'

const script = /\.tsx?$/
const remotesOf = (root) => readdirSync(root).filter((name) => /^remote-[a-z]/.test(name))
const sharedOf = (root) => readdirSync(join(root, 'shared')).map((name) => `shared/${name}`)

/** The wire's paginator is made by `pageOf`. */
export const envelopesByHand = (root) =>
  placesOf(productFiles(root, ['backend/src', 'demo/src'], script), /\blast_page:/g)

/** A module is handed all it uses when it is made. */
export const lateSetters = (root) =>
  placesOf(productFiles(root, ['backend/src/modules'], /\.module\.ts$/), /^ +set[A-Z]\w*\([^)]*\): void/gm)

/** Yes and no, and seconds, are written by `kernel/wire-values.ts`. */
export const wireValuesByHand = (root) =>
  placesOf(
    productFiles(root, ['backend/src/modules'], script),
    /(?:const|function) \w+ ?=? ?\((?:ms|value|isSet|atMs)\b[^)]*\)(?:: [^={]*)? =>\s*(?:Math\.floor\([^\n]*\/ 1_?000\)|\(?\w+ \? 1 : 0\)?)/g,
  )

/** The site's day, UTC+8, is reckoned by `kernel/site-day.ts`; so is how long a day is by `durations.ts`. */
export const daysByHand = (root) => [
  ...placesOf(
    productFiles(root, ['backend/src', 'demo/src'], script).filter(
      ({ name }) => name !== 'backend/src/kernel/site-day.ts',
    ),
    /\b8 \* (?:3_?600_?000|hourMs|60\b)|Minutes = 480\b/g,
  ),
  ...placesOf(
    productFiles(root, ['backend/src', 'demo/src', 'releases/src', ...remotesOf(root)], script),
    /\bconst dayMs = /g,
  ),
]

/** Points in time are written for readers by `formatDate` and its likes: one style for one meaning. */
export const datesByHand = (root) =>
  placesOf(
    productFiles(root, ['host', ...remotesOf(root), ...sharedOf(root)], script).filter(
      ({ name }) => !name.startsWith('shared/i18n/'),
    ),
    /\.toLocale(?:Date|Time)String\(|\bDateTimeFormat\((?!\)|'en-US')/g,
  )

const counted = 'views|reads|fans|follows|followers|likes|comments|members|posts|viewers|heat|articles|writerArticles'
const bareCount = new RegExp(
  `(?:(?<![=\\w$(])|<Num[^>]*?\\bvalue=)\\{(?:[\\w?]+\\.)*(?:${counted}|price|data\\??\\.total)\\}|(?<![=\\w$(])\\{total\\}`,
  'g',
)
const groupedAlone = new RegExp(`\\bgroupedNumber\\([\\w.?]*\\.(?:${counted})\\)`, 'g')

/** How many read, like or follow is written by `compactNumber`, the same on every page that says it. */
export function countsByHand(root) {
  const files = productFiles(root, ['host', ...remotesOf(root), ...sharedOf(root)], /\.tsx$/)
  // The parts of the design system are handed what stands in them.
  const own = files.filter(({ name }) => !name.startsWith('shared/ui/'))
  return [...placesOf(own, bareCount), ...placesOf(own, groupedAlone)]
}

/** What is cut where there is too little room tells the whole of it to who points at it. */
export const cutsWithoutTitle = (root) =>
  placesOf(
    productFiles(root, ['host', ...remotesOf(root), ...sharedOf(root)], /\.tsx$/),
    /<\w+(?:(?!\btitle=)(?:[^<>]|=>))*?\bcss\.(?:cut|truncate)\b(?:(?!\btitle=)(?:[^<>]|=>))*>/g,
  )

export const errorStatesByHand = (root) => placesOf(productFiles(root, remotesOf(root), /\.tsx$/), /\bkind="error"/g)

export const logInByHand = (root) => [
  ...new Set(
    placesOf(productFiles(root, remotesOf(root), script), /['"]login\.requested['"]/g).map((at) => at.split(':')[0]),
  ),
]

export const columnAliases = (root) =>
  placesOf(productFiles(root, ['backend/src', 'demo/src'], script), /\bas "[a-z]+[A-Z]\w*"/g)

const ofMatches = /^backend\/src\/(modules\/scores|adapters\/feed)|^remote-.*(scores|match)/

/** States of matches have names in `match-states.ts`. */
export const matchStatesByNumber = (root) =>
  placesOf(
    productFiles(root, ['backend/src', 'demo/src', ...remotesOf(root)], script).filter(({ name }) =>
      ofMatches.test(name),
    ),
    /(?<!reply\.)\bstatus(?:_id)? *(?:[!=]==|[<>]=?) *\d/g,
  )

/** Limits of the product that neither a browser nor the server reads. */
export function unreadLimits(root) {
  const homes = ['shared/contract/src/limits.ts', 'shared/base/src/shown-limits.ts']
  const names = homes.flatMap((home) =>
    [...readFileSync(join(root, home), 'utf8').matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name),
  )
  const folders = ['backend/src', 'demo/src', 'host', 'releases/src', ...remotesOf(root), ...sharedOf(root)]
  const readers = productFiles(
    root,
    folders.filter((folder) => existsSync(join(root, folder))),
    /\.(tsx?|mjs)$/,
  ).filter(({ name }) => !homes.includes(name))
  const uses = /\b(?:limits|shownLimits)\.(\w+)|\blimitOf\('(\w+)'\)/g
  const read = new Set(readers.flatMap(({ text }) => [...text.matchAll(uses)].map(([, name, built]) => name ?? built)))
  for (const { text } of readers)
    for (const [, taken] of text.matchAll(/\{([^{}=]*)\} = limits\b/g))
      for (const name of taken.split(',')) read.add(name.split(':')[0].trim())
  return names.filter((name) => !read.has(name))
}

const styleSheets = (root) => productFiles(root, ['host', ...remotesOf(root), 'shared/parts', 'shared/ui'], /\.css$/)

/** Every count of the house, by the name it has in `ratchet.json`. */
export function countHouse(root) {
  return {
    envelopesByHand: envelopesByHand(root).length,
    lateSetters: lateSetters(root).length,
    wireValuesByHand: wireValuesByHand(root).length,
    daysByHand: daysByHand(root).length,
    datesByHand: datesByHand(root).length,
    cutsWithoutTitle: cutsWithoutTitle(root).length,
    countsByHand: countsByHand(root).length,
    errorStatesByHand: errorStatesByHand(root).length,
    filesAskingForLogIn: logInByHand(root).length,
    columnAliases: columnAliases(root).length,
    matchStatesByNumber: matchStatesByNumber(root).length,
    unreadLimits: unreadLimits(root).length,
    repeatedRulesPercent: repeatedRules(styleSheets(root).map(({ text }) => text)),
  }
}
