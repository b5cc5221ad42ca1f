import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { repositoryRoot } from './packages.mjs'

const mark = '\n// made from '

/** Nearest folder above `file` with a package.json. */
export function packageFolder(file) {
  let folder = path.dirname(file)
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder)
  return folder
}

/** Name of a bundle without what tells two of one entry apart. */
export function bundleName(entry) {
  const source = path.resolve(entry)
  return path.relative(packageFolder(source), source).replace(/\W+/g, '-')
}

/** A line for the end of a bundle: the files it was made from, as they were. One that changed since `startedAt` never fits. */
export function inputsLine(entry, inputs, startedAt) {
  const others = [
    path.join(packageFolder(path.resolve(entry)), 'package.json'),
    path.join(repositoryRoot, 'pnpm-lock.yaml'),
    path.join(path.dirname(fileURLToPath(import.meta.url)), 'bundle.mjs'),
  ]
  const stamps = [...inputs, ...others].map((file) => [
    file,
    statSync(file).mtimeMs < startedAt ? stampOf(file) : 'new',
  ])
  return `${mark}${JSON.stringify(stamps)}\n`
}

function stampOf(file) {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.size} ${found.mtimeMs}` : ''
}

/** File and stamp of everything a bundle was made from. */
function stampsIn(bundle) {
  const text = readFileSync(bundle, 'utf8')
  const at = text.lastIndexOf(mark)
  return at > 0 ? JSON.parse(text.slice(at + mark.length)) : []
}

/** The files a bundle was made from. */
export const inputsOf = (bundle) => stampsIn(bundle).map(([input]) => input)

/** Whether a bundle is made from the sources as they are. */
export function isCurrent(bundle) {
  if (!existsSync(bundle)) return false
  const stamps = stampsIn(bundle)
  return stamps.length > 0 && stamps.every(([input, stamp]) => stampOf(input) === stamp)
}
