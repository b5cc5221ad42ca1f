import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sourceFiles } from '../sources.mjs'

const isTest = (name) => /\.(test|fixture|stories)\.|\/testing\/|\.contract\./.test(name)

/** Product files below some folders of a checkout, with their text; tests and what serves them are left out. */
export function productFiles(root, folders, ending) {
  return folders.flatMap((folder) =>
    [...sourceFiles(join(root, folder))]
      .map((path) => relative(root, path))
      .filter((name) => ending.test(name) && !isTest(name))
      .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') })),
  )
}

/** Each place a pattern (with the flag `g`) is met at, as `file:line`. */
export function placesOf(files, pattern) {
  return files.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map(({ index }) => `${name}:${text.slice(0, index).split('\n').length}`),
  )
}
