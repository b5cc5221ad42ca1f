import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Is it an address of the public internet, and not of this machine, its network or its provider? */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

const innerNames = /(^|\.)(localhost|local|internal|lan|home|arpa|test|invalid)$/i

/**
 * An address that a stranger gave and this server is to ask: https, a name, the usual port, nobody's password in it. Where the
 * name leads is looked at when it is asked, see {@link lookupPublic}. undefined: it must not be asked.
 */
export function publicHttps(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isName = /\.[a-z][a-z\d-]*$/i.test(url.hostname) && !innerNames.test(url.hostname)
  return url.protocol === 'https:' && isName && url.port === '' && !url.username && !url.password ? url : undefined
}

/** Resolves a name for a connection, at the moment it is made: a name that leads inside leads nowhere. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const open = found?.filter(({ address }) => isPublicAddress(address)) ?? []
    const [first] = open
    if (error || !first) callback(error ?? new Error(`${hostname} leads to no public address`), [])
    else if (options.all) callback(null, open)
    else callback(null, first.address, first.family)
  })
}
