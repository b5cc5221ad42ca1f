import { ownershipProblems } from '../register/ownership'
import { apiProblems } from './api-report'
import { backendProblems } from './backend-problems'
import { clashProblems } from './clash-problems'
import { hostProblems } from './host-problems'
import { type Problem, problem } from './problem'
import { type Candidate, type Surroundings, titleOf } from './surroundings'
import { weightProblems } from './weight'

/** A build of a branch was published to be looked at; what goes live has a number of its own. */
function previewProblems({ version }: Candidate): Problem[] {
  if (version.origin !== 'preview') return []
  const what = 'is a preview of a branch'
  return [problem('is-preview', titleOf(version), what, 'it was never published as a release', 'publish it as one')]
}

/**
 * What would not work if this were live. Empty: it may be promoted. One pure function for the command line, the service,
 * CI and the console; whoever calls it has read the versions and looked at their files.
 */
export function checkPromotion(surroundings: Surroundings): Problem[] {
  const { hosts, remotes, candidates, backend } = surroundings
  if (hosts.length === 0) {
    const who = candidates[0] ? titleOf(candidates[0].version) : 'this'
    return [
      problem(
        'host-missing',
        who,
        'has no page to live in',
        'no host is released here',
        'publish and promote the host first',
      ),
    ]
  }
  const damaged = candidates.flatMap(({ version, damage }) =>
    damage.map((what) =>
      problem(
        'files-wrong',
        titleOf(version),
        `is damaged: ${what}`,
        'its stored files are not those of its build',
        'publish a new version',
      ),
    ),
  )
  const found = [
    ...damaged,
    ...hostProblems(hosts, remotes.flat()),
    ...clashProblems(surroundings),
    ...candidates.flatMap(({ version, record }) =>
      record && !record.followsCheckout ? ownershipProblems(version, record) : [],
    ),
    ...candidates.flatMap(previewProblems),
    ...candidates.flatMap(weightProblems),
    ...candidates.flatMap(apiProblems),
    ...candidates.flatMap((candidate) => backendProblems(candidate, backend)),
  ]
  const seen = new Set<string>()
  return found.filter(({ message }) => !seen.has(message) && seen.add(message))
}
