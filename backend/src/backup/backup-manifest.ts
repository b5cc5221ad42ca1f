import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { digest } from '../kernel/digest'
import { errorCodeOf } from '../kernel/error-code'
import { BackupRefused } from './backup-refused'

const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })
const count = Type.Integer({ minimum: 0 })
/** Plain relative paths: no part of one begins with a dot. */
const path = Type.String({ pattern: '^[\\w@+~-][\\w.@+~-]*(/[\\w@+~-][\\w.@+~-]*)*$', maxLength: 500 })
const name = Type.String({ pattern: '^[a-z_][a-z0-9_]*$' })

const storedFile = Type.Object({ path, bytes: count, sha256 })
const column = Type.Object({ name, type: Type.String() })
const table = Type.Object({
  name,
  columns: Type.Array(column),
  rows: count,
  /** Of the rows in any order: engines sort text in different ways. */
  contents: sha256,
  file: storedFile,
})
const sequence = Type.Object({ name, value: Type.String({ pattern: '^-?\\d+$' }), isCalled: Type.Boolean() })

export const manifestSchema = Type.Object({
  product: Type.Literal('pitchside'),
  format: Type.Literal(1),
  takenAt: Type.String(),
  engine: Type.Union([Type.Literal('pglite'), Type.Literal('postgres')]),
  migrations: Type.Array(Type.Object({ name: Type.String(), sha256 })),
  tables: Type.Array(table),
  sequences: Type.Array(sequence),
  files: Type.Array(storedFile),
  releases: Type.Array(storedFile),
})

export type Manifest = Static<typeof manifestSchema>
export type StoredFile = Static<typeof storedFile>
export type TableEntry = Static<typeof table>
export type SequenceEntry = Static<typeof sequence>

const manifestName = 'manifest.json'
const digestName = 'manifest.sha256'

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`
  await writeFile(join(folder, manifestName), text, { mode: 0o600, flush: true })
  await writeFile(join(folder, digestName), `${digest(text)}  ${manifestName}\n`, { mode: 0o600, flush: true })
}

/** What a backup says of itself; refused when it is none, when it is damaged or of a later format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = (file: string) =>
    readFile(join(folder, file), 'utf8').catch((error: unknown) => {
      if (['ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? ''))
        throw new BackupRefused(`${folder} is no backup: it has no ${file}.`)
      throw error
    })
  const text = await read(manifestName)
  if ((await read(digestName)).slice(0, 64) !== digest(text))
    throw new BackupRefused(`${join(folder, manifestName)} is damaged: its sha256 is not the one in ${digestName}.`)
  const manifest: unknown = JSON.parse(text)
  const format = (manifest as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > 1)
    throw new BackupRefused(`${folder} has format ${format}; this version of the site reads format 1.`)
  if (!Value.Check(manifestSchema, manifest)) {
    const first = Value.Errors(manifestSchema, manifest).First()
    throw new BackupRefused(`${join(folder, manifestName)} is not understood: ${first?.path} ${first?.message}.`)
  }
  return manifest
}
