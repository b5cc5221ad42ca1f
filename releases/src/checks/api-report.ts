import { isBreakingStep } from '@pitchside/remote-kit/manifest'
import { contractsOf, isHostVersion, isRemoteVersion, type PublishedVersion } from '../core/published'
import { type Problem, problem } from './problem'
import { type Candidate, titleOf } from './surroundings'

/** Everything others may rely on in a version, one line each, sorted: two reports can be compared line by line. */
export function apiReport(version: PublishedVersion): string[] {
  const contracts = isHostVersion(version) ? contractsOf(version.manifest) : [version.manifest.contract]
  const lines = contracts.map((contract) => `contract ${contract}`)
  if (isHostVersion(version)) {
    lines.push(...version.manifest.slots.map((slot) => `slot ${slot}`))
    lines.push(...Object.keys(version.manifest.shared).map((name) => `provides ${name}`))
  }
  if (isRemoteVersion(version)) {
    const { routes, slots, menu, topics, i18n } = version.manifest
    lines.push(...routes.map(({ path, isMemberOnly }) => `route ${path}${isMemberOnly ? ' (members)' : ''}`))
    lines.push(...slots.map(({ into }) => `fills ${into}`))
    lines.push(...menu.map(({ into, to }) => `menu ${into} ${to}`))
    lines.push(...topics.map((topic) => `topic ${topic}`))
    lines.push(...Object.keys(i18n).map((language) => `language ${language}`))
  }
  return [...new Set(lines)].sort()
}

/** Lines that came and went between two versions. */
export function apiChanges(before: PublishedVersion, after: PublishedVersion): { added: string[]; removed: string[] } {
  const [old, fresh] = [apiReport(before), apiReport(after)]
  return { added: fresh.filter((line) => !old.includes(line)), removed: old.filter((line) => !fresh.includes(line)) }
}

/** What others would miss: links, places and languages. A menu entry or a topic is the remote's own business. */
const isPromise = (line: string) => /^(route|fills|language|slot|provides|contract) /.test(line)

/** A promise that is gone in a version whose number does not say so. */
export function apiProblems({ version, stable }: Candidate): Problem[] {
  if (!stable || version.origin === 'local' || isBreakingStep(stable.version, version.version)) return []
  const gone = apiChanges(stable, version).removed.filter(isPromise)
  if (gone.length === 0) return []
  const what = `no longer has ${gone.map((line) => JSON.stringify(line)).join(', ')}`
  const why = `others may rely on it since ${stable.version}`
  return [problem('breaking-change', titleOf(version), what, why, 'keep it, or raise the major version')]
}
