import { withDeadline } from '@pitchside/base'

/** What is known of the thing a page shows. */
export interface PageThing {
  isThere: boolean
  /** There was one under this address, and there will be none again. */
  isGone?: boolean
  /** Address of the picture the page leads with. */
  picture?: string
}

/**
 * What the address of a page names: `/detail?id=1` names an article. Addresses that name nothing are there. Rejects when
 * that can't be told now.
 */
export type ThingOfPage = (path: string, query: URLSearchParams) => Promise<PageThing>

/** A page waits no longer to learn what it is about. */
const patienceMs = 200

/** Who can't say whether its thing is there does not take the page away. */
export function pageThing(thingOf: ThingOfPage | undefined, url: string): Promise<PageThing> {
  const there: PageThing = { isThere: true }
  if (!thingOf) return Promise.resolve(there)
  const [path = '/', query] = url.split('?')
  const look = async () => thingOf(path, new URLSearchParams(query))
  return withDeadline(look(), patienceMs, 'the thing of a page').catch(() => there)
}
