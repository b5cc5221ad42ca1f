import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const entry = './story-page'

/** Shared packages that show parts: those that export `./story-page` with `storyFiles`, `ui` first. */
export function storyPackages(root) {
  const shared = join(root, 'shared')
  return readdirSync(shared)
    .map((name) => ({ folder: join(shared, name), file: join(shared, name, 'package.json') }))
    .filter(({ file }) => existsSync(file))
    .map(({ folder, file }) => ({ folder, manifest: JSON.parse(readFileSync(file, 'utf8')) }))
    .filter(({ manifest }) => manifest.exports?.[entry] !== undefined)
    .map(({ folder, manifest }) => ({ name: manifest.name, file: join(folder, manifest.exports[entry]) }))
    .sort((one, other) => Number(other.name.endsWith('/ui')) - Number(one.name.endsWith('/ui')))
}

/** The module a browser loads: the page with the parts of every package. */
export const entryOf = (packages) =>
  [
    "import '@pitchside/ui/styles.css'",
    "import { showStories } from './page'",
    ...packages.map(({ file }, at) => `import { storyFiles as files${at} } from ${JSON.stringify(file)}`),
    `showStories([${packages.map(({ name }, at) => `{ name: ${JSON.stringify(name)}, files: files${at} }`).join(', ')}])`,
  ].join('\n')
