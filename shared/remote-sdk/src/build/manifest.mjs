import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { contractFacts } from './contract-facts.mjs'
import { readContribution } from './contribution.mjs'
import { callsOfDocuments, readDocuments } from './documents.mjs'
import { sharedRanges } from './sharing-table.mjs'
import { usesOfBuild } from './uses.mjs'

/** Name of the file a build leaves beside its output. */
export const manifestName = 'manifest.json'

/** What a remote says of itself, from the sources' folder: `src/contribution.ts` of it. */
export const contributionFile = './src/contribution.ts'

/** Size and integrity of a file of a build. What is built to be worked on is not minified, so nobody weighs it. */
export function describeFile(directory, file, { isWeighed = true } = {}) {
  const content = readFileSync(path.join(directory, file))
  const gz = isWeighed && /\.(js|css|json|svg|txt)$/.test(file) ? { gz: gzipSync(content, { level: 9 }).length } : {}
  return {
    path: file,
    bytes: content.length,
    ...gz,
    sri: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  }
}

function textAt(texts, key) {
  return key.split('.').reduce((node, part) => (typeof node === 'object' ? node?.[part] : undefined), texts)
}

/** Titles and menu labels per language, so that the frame can be drawn before the remote's texts are loaded. */
export function frameTexts(contribution, directory) {
  const keys = [
    ...contribution.routes.map((route) => route.title),
    ...contribution.menu.flatMap((entry) => [entry.label, ...(entry.children ?? []).map((child) => child.label)]),
  ]
  const wanted = [...new Set(keys)]
  return Object.fromEntries(
    Object.entries(contribution.i18n).map(([language, request]) => {
      const texts = JSON.parse(readFileSync(path.join(directory, 'src', request), 'utf8'))
      const pairs = wanted.map((key) => {
        const [namespace, name] = key.split(':')
        if (namespace !== contribution.id)
          throw new Error(`${contribution.id}: ${key} must be a text of its own, ${contribution.id}:...`)
        const text = textAt(texts, name)
        if (typeof text !== 'string') throw new Error(`${contribution.id}: ${key} is missing in ${request}`)
        return [name, text]
      })
      return [language, Object.fromEntries(pairs)]
    }),
  )
}

/**
 * The contribution in a folder as data, with the texts of the frame and the names of the contract. Rejects when it can't be
 * read.
 */
export async function readRemote(directory) {
  const [contribution, names] = await Promise.all([readContribution(directory), contractFacts()])
  const documents = await readDocuments(directory, contribution, names)
  return { contribution, documents, names, texts: frameTexts(contribution, directory) }
}

/**
 * Leaves `manifest.json` in the output: the remote as data, see RemoteManifest of remote-kit, the same from each bundler.
 * `filesOf(request)`: files behind an `import()` of the contribution. `files`: names of everything that is published.
 */
export function writeManifest(output, { remote, version, container, entry, filesOf, workers = [], files }) {
  const { contribution, documents, names, texts } = remote
  const { calls, topics } = usesOfBuild(output, files, names)
  // The backend must have what the documents ask for as well.
  const uses = { calls: [...new Set([...calls, ...callsOfDocuments(documents)])].sort(), topics }
  const withFiles = ({ request, ...rest }) => ({ ...rest, files: filesOf(request) })
  const manifest = {
    schema: 1,
    id: contribution.id,
    version,
    contract: contribution.contract,
    container,
    routes: contribution.routes.map(withFiles),
    menu: contribution.menu,
    slots: contribution.slots.map(withFiles),
    topics: contribution.topics ?? uses.topics,
    hasSetup: contribution.setup !== undefined,
    texts,
    i18n: Object.fromEntries(
      Object.entries(contribution.i18n).map(([language, request]) => [language, filesOf(request)]),
    ),
    ...(documents.length > 0 ? { documents } : {}),
    entry,
    shared: sharedRanges,
    uses,
    workers,
    files: files.sort().map((name) => describeFile(output, name)),
  }
  writeFileSync(path.join(output, manifestName), JSON.stringify(manifest))
}
