import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib'
import { findKey } from '../access/signing-key'
import type { PublishedVersion } from '../core/published'
import { ObjectDamaged, requireSum, sealedKeys } from './json-objects'
import type { ReleaseStore } from './release-store'
import { fileProblem, integrityOf } from './version-files'

const unpackers = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const
const packers = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) } as const
const endings = ['.br', '.gz'] as const

/** An object of a store that is not as it was written, and its bytes where they can be had from another one. */
export interface StoreProblem {
  key: string
  /** The rest of a sentence that begins with the key. */
  what: string
  /** Whether the service begins with it. */
  weight: 'stops' | 'hurts'
  bytes?: Buffer
}

async function unpacked(store: ReleaseStore, key: string, ending: '.br' | '.gz'): Promise<Buffer | undefined> {
  const packed = await store.objects.get(key + ending)
  return packed && (await unpackers[ending](packed).catch(() => undefined))
}

/** One file of a version with its packed forms: each can be made of another that is whole. */
async function lookAtFile(store: ReleaseStore, folder: string, file: { path: string; sri: string }) {
  const key = `${folder}/${file.path}`
  const found: StoreProblem[] = []
  const plain = await store.objects.get(key)
  const what = fileProblem(file, plain)?.slice(file.path.length + 1)
  const forms = await Promise.all(endings.map((ending) => unpacked(store, key, ending)))
  const whole = what === undefined ? plain : forms.find((one) => one && integrityOf(one) === file.sri)
  if (what !== undefined) found.push({ key, what, weight: 'hurts', bytes: whole })
  for (const [at, ending] of endings.entries()) {
    const packed = await store.objects.get(key + ending)
    if (!packed || (forms[at] && integrityOf(forms[at]) === file.sri)) continue
    const bytes = whole && (await packers[ending](whole))
    found.push({ key: key + ending, what: 'is not the file that was built, packed', weight: 'hurts', bytes })
  }
  return found
}

async function lookAtFiles(store: ReleaseStore, version: PublishedVersion): Promise<StoreProblem[]> {
  const folder = store.folderOf(version)
  const older = `versions/${version.name}/${version.build}/files`
  const isOlder =
    (await store.objects.list(`${folder}/`)).length === 0 && (await store.objects.list(`${older}/`)).length > 0
  const looks = version.manifest.files.map((file) => lookAtFile(store, isOlder ? older : folder, file))
  return (await Promise.all(looks)).flat()
}

/** Reads what may be damaged; what it throws about that becomes a finding. */
async function trying<T>(found: StoreProblem[], read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ObjectDamaged)) throw error
    const { key, what } = error
    if (!found.some((one) => one.key === key)) found.push({ key, what, weight: 'stops' })
    return undefined
  }
}

/** Compares each document below a prefix with its checksum. */
async function lookAtSums({ objects }: ReleaseStore, prefix: string, found: StoreProblem[]): Promise<void> {
  const keys = [...(await objects.list(prefix)), ...(await sealedKeys(objects, prefix))]
  for (const key of [...new Set(keys)].sort())
    await trying(found, async () => requireSum(objects, key, await objects.get(key)))
}

async function lookAtEnvironment(store: ReleaseStore, environment: string, found: StoreProblem[]): Promise<void> {
  await lookAtSums(store, `env/${environment}/`, found)
  const newest = (await trying(found, () => store.newestSeq(environment))) ?? 0
  for (let seq = 1; seq <= newest; seq += 1) await trying(found, () => store.readDocument(environment, seq))
}

async function lookAtVersions(store: ReleaseStore, found: StoreProblem[]): Promise<void> {
  const described = /^versions\/([^/]+)\/([^/]+)\/version\.json$/
  const keys = [...(await store.objects.list('versions/')), ...(await sealedKeys(store.objects, 'versions/'))]
  for (const key of [...new Set(keys)].sort()) {
    const [, name, build] = described.exec(key) ?? []
    if (!name || !build) continue
    const version = await trying(found, () => store.findVersion(name, build))
    if (version) found.push(...(await lookAtFiles(store, version)))
  }
}

/** Looks at every object of a store: documents, the register, versions with all their files, the key. Changes nothing. */
export async function lookAtStore(store: ReleaseStore): Promise<StoreProblem[]> {
  const found: StoreProblem[] = []
  const environments = [
    ...(await store.environments()),
    ...(await sealedKeys(store.objects, 'env/')).map((key) => key.split('/')[1] ?? ''),
  ]
  for (const environment of new Set(environments)) await lookAtEnvironment(store, environment, found)
  await lookAtSums(store, 'register/', found)
  await trying(found, () => store.register.history())
  await lookAtVersions(store, found)
  await trying(found, () => findKey(store.objects))
  return found
}
