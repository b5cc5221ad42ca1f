import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ReleaseRefused } from '../core/document'
import { isHostVersion, type PublishedVersion } from '../core/published'

const isCode = (file: string) => /\.(m?js|css)$/.test(file)
const shown = 5

/**
 * Scripts and sheets a page could run unchecked. What starts a version is checked by who loads it: the page the host's
 * files, the host a remote's first one. Everything else must have its hash within a script that is sealed itself, as the
 * builds of `shared/build` write it; so the chain begins with the release and has no open end.
 */
export async function unsealedFiles(version: PublishedVersion, folder: string): Promise<string[]> {
  const { entry, files, workers = [] } = version.manifest
  const first = isHostVersion(version) ? [...entry.js, ...entry.css] : entry.js.slice(0, 1)
  const open = new Map(files.filter(({ path: file }) => isCode(file)).map(({ path: file, sri }) => [file, sri]))
  const chain = first.filter((file) => open.delete(file))
  for (const worker of workers) open.delete(worker)
  for (const script of chain) {
    if (!script.endsWith('js')) continue
    const text = await readFile(path.join(folder, script), 'utf8').catch(() => '')
    for (const [file, sri] of open) {
      if (!text.includes(sri.slice('sha384-'.length))) continue
      open.delete(file)
      chain.push(file)
    }
  }
  return [...open.keys()]
}

/** Scripts and sheets that lie in the folder and stand in no manifest. */
async function unnamedFiles({ manifest }: PublishedVersion, folder: string): Promise<string[]> {
  const named = new Set(manifest.files.map((file) => file.path))
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const found = entries.filter((entry) => entry.isFile() && isCode(entry.name))
  const paths = found.map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
  return paths.map((file) => file.split(path.sep).join('/')).filter((file) => !named.has(file))
}

/** Refuses a build with a script or a sheet that a page would run without knowing that it is the one that was built. */
export async function requireSealed(version: PublishedVersion, folder: string): Promise<void> {
  const wrong = [
    ...(await unnamedFiles(version, folder)).map((file) => `${file} has no hash in the manifest`),
    ...(await unsealedFiles(version, folder)).map((file) => `${file} would be loaded without its hash`),
  ]
  if (wrong.length === 0) return
  const message = `${version.name} ${version.build} is not sealed: ${wrong.slice(0, shown).join('; ')}`
  throw new ReleaseRefused('not-sealed', message, wrong)
}
