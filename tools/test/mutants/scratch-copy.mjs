import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Links of packages as they stand: those of our own lead into the copy, all others to what is installed. */
function copyPackages(from, to) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)]
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (name.startsWith('@')) copyPackages(source, target)
    else symlinkSync(source, target)
  }
}

const trackedAndNew = (root) =>
  spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .stdout.split('\0')
    .filter((name) => name && existsSync(join(root, name)))

/** A copy of a checkout to break things in. Faults go in and out again, so that what was compiled once is kept. */
export function scratchCopy(root) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pitchside-mutants-')))
  const files = trackedAndNew(root)
  for (const name of files) cpSync(join(root, name), join(folder, name))
  for (const place of files.filter((name) => /(^|\/)package\.json$/.test(name)).map(dirname)) {
    const packages = join(root, place, 'node_modules')
    if (existsSync(packages)) copyPackages(packages, join(folder, place, 'node_modules'))
    const built = join(root, place, 'dist')
    if (existsSync(built)) cpSync(built, join(folder, place, 'dist'), { recursive: true })
  }
  // A site that starts here must not install anything: the packages are those of the checkout.
  writeFileSync(join(folder, 'tools/start/install.mjs'), 'export const installPackages = () => undefined\n')
  return {
    folder,
    /** Puts a fault in; resolves with what takes it out again. */
    plant({ edits }) {
      const before = new Map()
      for (const { file, find, put } of edits) {
        const path = join(folder, file)
        const text = readFileSync(path, 'utf8')
        if (!before.has(path)) before.set(path, text)
        if (!text.includes(find)) throw new Error(`${file} has no longer: ${find}`)
        writeFileSync(
          path,
          text.replaceAll(find, () => put),
        )
      }
      return () => {
        for (const [path, text] of before) writeFileSync(path, text)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
