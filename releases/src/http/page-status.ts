import { withDeadline } from '@pitchside/base'
import type { ResolvedRelease } from '@pitchside/remote-kit/manifest'
import { hasPage } from './match-route'

/**
 * Whether what the address of a page names is there: `/detail?id=1` names an article. Rejects when that can't be told
 * now. Addresses that name nothing are there.
 */
export type ThingOfPage = (path: string, query: URLSearchParams) => Promise<boolean>

/** A page waits no longer to learn its status. */
const patienceMs = 300

/** The status a page answers with. Who can't say whether its thing is there does not take the page away. */
export async function pageStatus(
  release: ResolvedRelease,
  url: string,
  hasThing: ThingOfPage = async () => true,
): Promise<200 | 404> {
  const [path = '/', query] = url.split('?')
  if (!hasPage(release, path)) return 404
  const look = async () => hasThing(path, new URLSearchParams(query))
  const isThere = await withDeadline(look(), patienceMs, 'the thing of a page').catch(() => true)
  return isThere ? 200 : 404
}
