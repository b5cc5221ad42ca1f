/** For whom a passkey is made: a domain, and the one origin that may ask for it. */
export interface RelyingParty {
  id: string
  origin: string
}

const isHere = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')

/**
 * The site as passkeys know it: PUBLIC_URL, or without it this machine under a name. undefined: browsers make none there,
 * because it is no domain or no secure place. The Host header alone is never believed.
 */
export function relyingPartyOf(publicUrl: string, origin: string): RelyingParty | undefined {
  const address = publicUrl || origin
  if (!URL.canParse(address)) return undefined
  const { hostname: id, origin: own, protocol } = new URL(address)
  if (isHere(id)) return { id, origin: own }
  const isDomain = /[a-z]/i.test(id.split('.').at(-1) ?? '') && !id.startsWith('[')
  return publicUrl !== '' && protocol === 'https:' && isDomain ? { id, origin: own } : undefined
}
