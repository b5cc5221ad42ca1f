import { lineOf, networkOf } from './network'

/** How many of a thing may be open at once: for one line, and for the network around it, which is many people's. */
export interface Share {
  line: number
  network: number
}

export interface Places {
  /**
   * Takes one place of an address. What comes back gives it back and is called exactly once; undefined: the line or the
   * network of the address has none left, and nothing was taken.
   */
  take(address: string): (() => void) | undefined
}

interface Count {
  taken: number
}

interface Holder {
  taken: number
  line: Count
  network: Count
  giveBack: () => void
}

/** So many addresses are remembered before those that hold nothing are forgotten. */
const addressesKept = 10_000

/** What lines and networks hold of one thing. It is asked with every call, so an address is read once and then known. */
export function createPlaces(share: Share): Places {
  const holders = new Map<string, Holder>()
  const lines = new Map<string, Count>()
  const networks = new Map<string, Count>()
  let forgetAt = addressesKept

  function countOf(counts: Map<string, Count>, key: string): Count {
    const known = counts.get(key)
    if (known) return known
    const count = { taken: 0 }
    counts.set(key, count)
    return count
  }
  /** Whatever is taken has a holder, so a count without one is nobody's. */
  function forget(): void {
    for (const [address, { taken }] of holders) if (taken === 0) holders.delete(address)
    for (const counts of [lines, networks]) for (const [key, { taken }] of counts) if (taken === 0) counts.delete(key)
    forgetAt = Math.max(addressesKept, holders.size * 2)
  }
  function know(address: string): Holder {
    if (holders.size >= forgetAt) forget()
    const line = countOf(lines, lineOf(address))
    const network = countOf(networks, networkOf(address))
    const holder: Holder = {
      taken: 0,
      line,
      network,
      giveBack() {
        holder.taken -= 1
        line.taken -= 1
        network.taken -= 1
      },
    }
    holders.set(address, holder)
    return holder
  }
  return {
    take(address) {
      const holder = holders.get(address) ?? know(address)
      const { line, network } = holder
      if (line.taken >= share.line || network.taken >= share.network) return undefined
      holder.taken += 1
      line.taken += 1
      network.taken += 1
      return holder.giveBack
    },
  }
}
