import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv, { type ValidateFunction } from 'ajv'
import { load, loadAll } from 'js-yaml'
import { composeSchema } from './compose-schema'
import { kubernetesSchemas } from './kubernetes-schema'

export const root = path.join(__dirname, '../..')
export const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
export const filesIn = (folder: string) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`)

export type Manifest = Record<string, unknown>

/** What lies at `spec.template.0.name`; undefined when something on the way is missing. */
export const at = <T = unknown>(value: unknown, way: string): T =>
  way.split('.').reduce((found, key) => (found as Manifest | undefined)?.[key], value) as T

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true })
const compiled = new Map<string, ValidateFunction>()
const composeFits = ajv.compile(composeSchema)

const complaints = (fits: ValidateFunction, value: unknown): string[] =>
  fits(value)
    ? []
    : (fits.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      )

/** What is wrong with a Kubernetes object; a kind without a schema is. */
export function wrongWithManifest(manifest: Manifest): string[] {
  const schema = kubernetesSchemas[String(manifest.kind)]
  if (!schema) return [`no schema for ${manifest.kind}`]
  const fits = compiled.get(String(manifest.kind)) ?? ajv.compile(schema)
  compiled.set(String(manifest.kind), fits)
  return complaints(fits, manifest)
}
export const wrongWithCompose = (file: unknown): string[] => complaints(composeFits, file)

export const parseManifests = (text: string) => loadAll(text) as Manifest[]
export const readManifests = (name: string) => parseManifests(read(name))
export const readCompose = (): Manifest => load(read('deploy/compose/compose.yaml')) as Manifest

/** Lines `NAME=value` of a file of settings. */
export function readSettings(name: string): Record<string, string> {
  const lines = read(name)
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
}

/** Every setting the product asks for by name. */
export function knownSettings(): Set<string> {
  const files = ['config.ts', 'config-outside.ts', 'payment-config.ts'].map((name) => read(`backend/src/${name}`))
  const store = filesIn('releases/src/store').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const sources = [...files, ...store.map(read)].join('\n')
  const named = /env(?:ironment)?\.([A-Z][A-Z0-9_]+)|\b(?:env, |text\(|address\()'([A-Z][A-Z0-9_]+)'/g
  return new Set([...sources.matchAll(named)].map(([, a, b]) => a ?? b ?? ''))
}
