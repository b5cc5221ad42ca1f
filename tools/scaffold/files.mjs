import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Words of a kebab-case name as `PascalCase`. */
export const pascal = (name) => name.replace(/(^|-)(\w)/g, (_all, _dash, letter) => letter.toUpperCase())

export function demand(isTrue, message) {
  if (!isTrue) throw new Error(message)
}

/** Writes a new file; refuses to replace one. */
export function writeNew(root, path, text) {
  demand(!existsSync(join(root, path)), `${path} exists already`)
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  return path
}

/** Changes a file by `edit(text)`; an edit that changes nothing is an error: its anchor is gone. */
export function change(root, path, edit) {
  const text = readFileSync(join(root, path), 'utf8')
  const next = edit(text)
  demand(next !== text, `${path}: the place to insert was not found`)
  writeFileSync(join(root, path), next)
  return path
}

/** Changes a JSON file in place. */
export function changeJson(root, path, edit) {
  return change(root, path, (text) => {
    const value = JSON.parse(text)
    edit(value)
    return `${JSON.stringify(value, null, 2)}\n`
  })
}
