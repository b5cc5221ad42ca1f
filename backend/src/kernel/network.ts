import ipaddr from 'ipaddr.js'

/** Bits of an address that are the same for one customer's line, and for the block its provider gave out around it. */
const lineBits = { ipv4: 32, ipv6: 64 } as const
const networkBits = { ipv4: 24, ipv6: 48 } as const

function prefixOf(address: string, bits: { ipv4: number; ipv6: number }): string {
  if (!ipaddr.isValid(address)) return ''
  // An IPv4 address that came in over an IPv6 socket is written as one of those.
  const read = ipaddr.process(address)
  const bytes = read.toByteArray()
  const kind = read.kind()
  const kept = bytes.map((byte, index) => byte & (0xff00 >> Math.max(0, Math.min(8, bits[kind] - index * 8))))
  return `${ipaddr.fromByteArray(kept).toString()}/${bits[kind]}`
}

/** Where an address lies. */
export interface Place {
  /**
   * What one customer has at hand, as `203.0.113.7/32` or `2001:db8:0:1::/64`: whoever has one IPv6 address of a /64 has
   * all of them, so limits count it as one. '' for what is no address.
   */
  line: string
  /** The network around a line, /24 or /48: enough to tell places apart, not people. '' for what is no address. */
  network: string
}

/** Every call of a visitor asks for both: to read an address anew each time costs as much as a small call does besides. */
const known = new Map<string, Place>()
const knownMax = 10_000

export function lineAndNetworkOf(address: string): Place {
  const found = known.get(address)
  if (found) return found
  const place = { line: prefixOf(address, lineBits), network: prefixOf(address, networkBits) }
  if (known.size >= knownMax) known.clear()
  known.set(address, place)
  return place
}

export const lineOf = (address: string): string => lineAndNetworkOf(address).line
export const networkOf = (address: string): string => lineAndNetworkOf(address).network
