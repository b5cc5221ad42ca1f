import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { type EnvironmentDocument, ReleaseRefused } from './document'
import { environmentDocumentSchema } from './document-schema'
import type { PublishedVersion } from './published'
import { manifestSchemas, publishedVersionSchema } from './version-schema'

const shown = 5

function findings(schema: TSchema, value: unknown, at = ''): string[] {
  if (Value.Check(schema, value)) return []
  return [...Value.Errors(schema, value)]
    .slice(0, shown)
    .map((error) => `${at}${error.path || '/'}: ${error.message.toLowerCase()}`)
}

/** Refuses an environment document that is not one. */
export function requireDocument(document: EnvironmentDocument): void {
  const wrong = findings(environmentDocumentSchema, document)
  if (wrong.length === 0) return
  throw new ReleaseRefused('document-wrong', `this is no environment document: ${wrong.join('; ')}`, wrong)
}

type Files = PublishedVersion['manifest']['entry']

/** Scripts and sheets a page would load without a hash. While somebody works on a remote nothing has one. */
function unsealed({ origin, manifest }: PublishedVersion): string[] {
  if (origin === 'local' && manifest.files.length === 0) return []
  const places: readonly { files: Files }[] = 'routes' in manifest ? [...manifest.routes, ...manifest.slots] : []
  const parts = [manifest.entry, ...Object.values(manifest.i18n), ...places.map(({ files }) => files)]
  const known = new Set(manifest.files.map(({ path }) => path))
  const named = new Set(parts.flatMap(({ js, css }) => [...js, ...css]))
  return [...named].filter((file) => !known.has(file)).map((file) => `/manifest/files: ${file} has no hash`)
}

/** Refuses what claims to be a version and is not one: another package's manifest, markup in texts, paths elsewhere. */
export function requireVersion(version: PublishedVersion): void {
  const manifest = version.name === 'host' ? manifestSchemas.host : manifestSchemas.remote
  const inside = findings(manifest, version.manifest, '/manifest')
  const own = inside.length > 0 ? inside : findings(publishedVersionSchema, version)
  const wrong = own.length > 0 ? own : unsealed(version).slice(0, shown)
  if (wrong.length === 0) return
  const message = `${version.name} ${version.build} cannot be published, its description is wrong: ${wrong.join('; ')}`
  throw new ReleaseRefused('manifest-wrong', message, wrong)
}
