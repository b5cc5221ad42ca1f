import path from 'node:path'
import { bundleName, isCurrent, packageFolder } from './bundle-mark.mjs'

/**
 * The bundle of a TypeScript entry, made anew only when a source changed: a command that takes something back must not
 * wait for a bundler. Resolves with its file, which stays.
 */
export async function keptBundle(entry) {
  const folder = packageFolder(path.resolve(entry))
  const fileName = `${bundleName(entry)}.mjs`
  const file = path.join(folder, '.cache/run', fileName)
  if (isCurrent(file)) return file
  const { bundleForNode } = await import('./bundle.mjs')
  return bundleForNode(entry, { fileName })
}
