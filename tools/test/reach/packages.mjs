import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '../../checks/dependencies.mjs'

/** Every package of the workspace by its folder, with the folders of those it is built from. */
export function packagesOf(root) {
  const manifests = workspace(root)
    .filter((folder) => folder !== '.')
    .map((folder) => [folder, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))])
  const folderOf = new Map(manifests.map(([folder, { name }]) => [name, folder]))
  return new Map(
    manifests.map(([folder, { dependencies, devDependencies, optionalDependencies }]) => [
      folder,
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).flatMap(
        (name) => folderOf.get(name) ?? [],
      ),
    ]),
  )
}

/** The folder a file belongs to; undefined for files of the workspace itself. */
export function packageOfFile(file, packages) {
  return [...packages.keys()].find((folder) => file.startsWith(`${folder}/`))
}

/** These packages and all that are built from them, directly or through others. */
export function withDependents(folders, packages) {
  const found = new Set(folders)
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const [folder, dependencies] of packages) if (dependencies.some((one) => found.has(one))) found.add(folder)
  }
  return found
}

/** `scores` or `remote-scores/` as somebody types it; undefined: there is no such package. */
export function packageNamed(word, packages) {
  const name = word.replace(/\/+$/, '')
  return [name, `remote-${name}`, `shared/${name}`].find((folder) => packages.has(folder))
}
