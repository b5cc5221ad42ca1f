import { requireSealed } from '../checks/sealed'
import { ReleaseRefused } from '../core/document'
import type { PublishedVersion } from '../core/published'
import { ownershipProblems } from './ownership'
import type { PackageRecord } from './register-schema'

/** Refuses a build that takes what its package does not own, or that has a script nobody would check. */
export async function requireMayPublish(
  version: PublishedVersion,
  record: PackageRecord,
  folder: string,
): Promise<void> {
  const [first, ...others] = ownershipProblems(version, record)
  if (first) {
    const messages = [first, ...others].map(({ message }) => message)
    throw new ReleaseRefused(first.reason, messages.join('\n'), messages)
  }
  await requireSealed(version, folder)
}
