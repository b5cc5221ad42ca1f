// npm run node -- site | migrate | backup | restore | doctor | second-factor: runs what `npm run prepare-node` made.
// Installs, builds and writes nothing here: the folder may be read-only and belong to somebody else.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { preparedEntries } from './prepared-entries.mjs'

process.chdir(path.resolve(import.meta.dirname, '../..'))
const [word = '', ...rest] = process.argv.slice(2)
const bundleOf = ({ fileName }) => path.resolve('tools/.cache/run', fileName)
const fail = (text, status) => {
  console.error(text)
  process.exit(status)
}

const words = 'site | migrate | backup --to <folder> | restore --from <folder> | doctor | second-factor --off <number>'
if (!['site', 'migrate', 'backup', 'restore', 'doctor', 'second-factor'].includes(word))
  fail(`usage: npm run node -- ${words}`, 2)
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
