import { networkInterfaces } from 'node:os'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** What is asked of a request: where it came in, and what it says of that. */
export interface AskedAt {
  protocol: string
  /** `Host` header, or the word of a believed proxy for it. */
  host: string
  raw: { socket: { localAddress?: string; localPort?: number } }
}

export interface SiteAddress {
  /** Origin for links that others keep: `PUBLIC_URL`, else the one that was asked when it is ours, else our own address. */
  originOf(asked: AskedAt): string
  /** The origin that was asked; undefined when it is none of ours. */
  askedOrigin(asked: AskedAt): string | undefined
}

/** What of a request is worked out when somebody asks for it. */
declare module 'fastify' {
  interface FastifyRequest {
    /** Origin for links that others keep, without a slash at the end. */
    siteOrigin: string
    /** Origin that was asked; undefined when it is none of the site's. */
    askedOrigin: string | undefined
  }
}

/** For who serves pages beside the backend. */
export const siteOriginOf = ({ siteOrigin }: FastifyRequest): string => siteOrigin

export interface SiteAddressConfig {
  publicUrl: string
  /** Names of the site besides that of `publicUrl`, in lower case and without ports. */
  allowedHosts: readonly string[]
}

/** Name in a `Host` header, without its port; '' for what is none. */
function nameOf(host: string): string {
  const found = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(?::\d{1,5})?$/i.exec(host)
  return found?.[1]?.toLowerCase() ?? ''
}

const bare = (name: string): string => name.replace(/^\[|\]$/g, '')
const isLoopbackName = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost')

/** Addresses of this machine, its loopbacks included. */
function isOwnAddress(name: string): boolean {
  const address = bare(name)
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  if (read.range() === 'loopback') return true
  return Object.values(networkInterfaces())
    .flat()
    .some((one) => one && ipaddr.process(one.address.replace(/%.*$/, '')).toString() === read.toString())
}

/** Tells which addresses are the site's. What a `Host` header says is believed only when it names one of them. */
export function createSiteAddress(
  { publicUrl, allowedHosts }: SiteAddressConfig,
  onUnknownHost: (host: string) => void = () => undefined,
): SiteAddress {
  const publicOrigin = publicUrl.replace(/\/+$/, '')
  const names = new Set([...allowedHosts, ...(publicUrl === '' ? [] : [new URL(publicUrl).hostname])])
  const isOurs = (name: string) => name !== '' && (names.has(name) || isLoopbackName(name) || isOwnAddress(name))
  const schemeOf = ({ protocol }: AskedAt) => (protocol === 'https' ? 'https' : 'http')
  const askedOrigin = (asked: AskedAt) =>
    isOurs(nameOf(asked.host)) ? `${schemeOf(asked)}://${asked.host.toLowerCase()}` : undefined

  /** Where the connection came in: what a stranger can't choose. */
  function ownOrigin(asked: AskedAt): string {
    onUnknownHost(asked.host.slice(0, 100))
    const { localAddress = '127.0.0.1', localPort } = asked.raw.socket
    const address = ipaddr.isValid(localAddress) ? ipaddr.process(localAddress) : ipaddr.parse('127.0.0.1')
    const name = address.kind() === 'ipv6' ? `[${address.toString()}]` : address.toString()
    return `${schemeOf(asked)}://${name}${localPort === undefined ? '' : `:${localPort}`}`
  }
  return { askedOrigin, originOf: (asked) => publicOrigin || (askedOrigin(asked) ?? ownOrigin(asked)) }
}
