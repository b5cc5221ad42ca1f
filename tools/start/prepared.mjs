// npm run node -- site | migrate | backup | restore | doctor | second-factor: runs what `npm run prepare-node` made.
// Installs, builds and writes nothing here: the folder may be read-only and belong to somebody else.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { allOf, readWith } from '../words.mjs'
import { preparedEntries } from './prepared-entries.mjs'

process.chdir(path.resolve(import.meta.dirname, '../..'))
const usage =
  'npm run node -- site | migrate | backup --to <folder> | restore --from <folder> | doctor | second-factor --off <number>'
const verbs = ['site', 'migrate', 'backup', 'restore', 'doctor', 'second-factor']
const { word, rest } = readWith(usage, ([word, ...rest]) => {
  if (word === undefined) throw new Error('say what is to be run')
  allOf(verbs, [word])
  // All others read their own words.
  if (word === 'site' && rest.length > 0) throw new Error(`"${rest.join(' ')}" is too much`)
  return { word, rest }
})
const bundleOf = ({ fileName }) => path.resolve('tools/.cache/run', fileName)
const fail = (text, status) => {
  console.error(text)
  process.exit(status)
}

const bundle = bundleOf(word === 'site' ? preparedEntries.site : preparedEntries.operate)
if (!existsSync(bundle)) fail('This folder is not prepared: run "npm run prepare-node" in it first.', 1)

if (word === 'site') {
  const { isBuilt, localBuilds } = await import('./local-builds.mjs')
  if (!isBuilt()) fail('The sources changed since this folder was prepared: run "npm run prepare-node".', 1)
  const { serve } = await import(pathToFileURL(bundle).href)
  await serve(localBuilds())
} else {
  process.argv = [process.argv[0], bundle, word, ...rest]
  await import(pathToFileURL(bundle).href)
}
