// Passkeys, by what browsers bring along: all supported ones read and write the JSON of WebAuthn themselves.

/** Whether this browser makes passkeys here: it wants a secure place. */
export const hasPasskeys = () => typeof globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function'

/** Asks for a new passkey; rejects when somebody says no. */
export async function makePasskey(options) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return (await navigator.credentials.create({ publicKey })).toJSON()
}

/** Asks for a passkey that is there; rejects when somebody says no. */
export async function usePasskey(options) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return (await navigator.credentials.get({ publicKey })).toJSON()
}

const browsers = [
  [/\bEdg\//, 'Edge'],
  [/\bFirefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]
const nameIn = (list) => list.find(([sign]) => sign.test(navigator.userAgent))?.[1]

/** A first name for a passkey: "Chrome · Linux". */
export const usualName = () => [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' · ')
