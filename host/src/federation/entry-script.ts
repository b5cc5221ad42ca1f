import type { ReleasedRemote } from '@pitchside/remote-kit/manifest'

/** Address → hash of the scripts that start remotes. Without one: of a version somebody works on, which names no file. */
const hashes = new Map<string, string | undefined>()

const addressOf = (file: string) => new URL(file, location.href).href

/** Takes the hashes of a version from the release. */
export function learnHashes({ base, manifest: { files, entry } }: ReleasedRemote): void {
  if (files.length === 0) for (const file of entry.js) hashes.set(addressOf(base + file), undefined)
  for (const { path, sri } of files) hashes.set(addressOf(base + path), sri)
}

/** The script that starts a version. Throws when the release does not know its hash: nothing unchecked runs. */
export function entryScript(url: string): HTMLScriptElement {
  const address = addressOf(url)
  if (!hashes.has(address)) throw new Error(`the release has no hash of ${url}`)
  const script = document.createElement('script')
  script.src = url
  script.async = true
  const hash = hashes.get(address)
  if (hash) script.integrity = hash
  // A version of this machine lies on another origin, where integrity needs permission.
  if (new URL(address).origin !== location.origin) script.crossOrigin = 'anonymous'
  return script
}
