import { type Audit, type Change, type EnvironmentDocument, type Pointer, ReleaseRefused } from './document'

const keptVersions = 3

type Packages = EnvironmentDocument['packages']

/** A document that is being changed, and what goes beside the change. */
export interface Start {
  environment: string
  document: EnvironmentDocument | undefined
  audit: Audit
}

interface Step {
  changes: readonly Change[]
  packages: Packages
  lock?: EnvironmentDocument['lock']
  urgent?: readonly string[]
}

/** The next document. Its time never lies before the one it follows, whatever the clock of who writes it says. */
function next(
  { environment, document, audit }: Start,
  { changes, packages, lock, urgent = [] }: Step,
): EnvironmentDocument {
  if (audit.why.trim().length < 3)
    throw new ReleaseRefused('why-needed', 'say why, in at least three characters: --why "..."')
  const at = document && document.at > audit.at ? document.at : audit.at
  return {
    schema: 1,
    environment,
    seq: (document?.seq ?? 0) + 1,
    at,
    by: audit.by,
    why: audit.why.trim(),
    ...(audit.via ? { via: audit.via } : {}),
    changes: [...changes],
    packages,
    ...(lock ? { lock } : {}),
    ...(urgent.length > 0 ? { urgent: [...urgent] } : {}),
  }
}

function requireUnlocked({ environment, document }: Start): void {
  if (!document?.lock) return
  const { by, why, at } = document.lock
  throw new ReleaseRefused(
    'locked',
    `${environment} is locked by ${by} since ${at} ("${why}"): nothing new goes live; unlock it first. Rolling back is possible`,
  )
}

function requirePointer({ environment, document }: Start, target: string): Pointer {
  const pointer = document?.packages[target]
  if (!pointer) throw new ReleaseRefused('not-released', `${target} is not released in ${environment}`)
  return pointer
}

function requireNotRevoked(pointer: Pointer | undefined, target: string, build: string, isAgain: boolean): void {
  if (isAgain || !pointer?.revoked.includes(build)) return
  throw new ReleaseRefused(
    'revoked',
    `${target} ${build} was taken back here: release a repaired version, or say --again and why`,
  )
}

const without = (list: readonly string[], build: string) => list.filter((one) => one !== build)

function promoted(pointer: Pointer | undefined, build: string): Pointer {
  const earlier = pointer ? [pointer.stable, ...pointer.previous] : []
  return {
    stable: build,
    previous: without(earlier, build).slice(0, keptVersions),
    revoked: without(pointer?.revoked ?? [], build),
  }
}

export interface PromoteOptions {
  /** Also a build that was taken back here. */
  isAgain?: boolean
  /** Open tabs take it at once. */
  isUrgent?: boolean
}

/** A build of each named package becomes stable, all in one document. */
export function promote(
  start: Start,
  builds: Readonly<Record<string, string>>,
  { isAgain = false, isUrgent = false }: PromoteOptions = {},
): EnvironmentDocument {
  const packages: Record<string, Pointer> = { ...start.document?.packages }
  const changes: Change[] = []
  for (const [target, build] of Object.entries(builds)) {
    const pointer = packages[target]
    if (pointer?.stable === build) continue
    requireNotRevoked(pointer, target, build, isAgain)
    // Another canary would be compared with a version nobody compared it with before.
    if (pointer?.canary && pointer.canary.build !== build)
      changes.push({ action: 'canary', target, from: pointer.canary.build, percent: 0 })
    packages[target] = promoted(pointer, build)
    changes.push({ action: 'promote', target, ...(pointer ? { from: pointer.stable } : {}), to: build })
  }
  if (changes.length === 0) {
    const names = Object.entries(builds).map(([target, build]) => `${target} ${build}`)
    throw new ReleaseRefused('already-stable', `${names.join(', ')} is already stable in ${start.environment}`)
  }
  requireUnlocked(start)
  return next(start, { changes, packages, urgent: isUrgent ? Object.keys(builds) : [] })
}

/** Some visitors get a build beside the stable one; a larger share keeps everybody who has it. */
export function startCanary(
  start: Start,
  target: string,
  build: string,
  percent: number,
  { isAgain = false }: PromoteOptions = {},
): EnvironmentDocument {
  requireUnlocked(start)
  const pointer = requirePointer(start, target)
  if (!(percent > 0 && percent < 100))
    throw new ReleaseRefused('percent-wrong', 'a canary has more than 0 and less than 100 percent; promote it for all')
  if (pointer.stable === build)
    throw new ReleaseRefused('already-stable', `${target} ${build} is already stable in ${start.environment}`)
  requireNotRevoked(pointer, target, build, isAgain)
  const { canary } = pointer
  if (canary && canary.build !== build) {
    throw new ReleaseRefused(
      'canary-running',
      `${target} ${canary.build} is a canary at ${canary.percent} %: promote it or roll it back first`,
    )
  }
  if (canary?.percent === percent)
    throw new ReleaseRefused('already-canary', `${target} ${build} is a canary at ${percent} % already`)
  const salt = canary?.salt ?? `${build}.${(start.document?.seq ?? 0) + 1}`
  const changed: Pointer = { ...pointer, revoked: without(pointer.revoked, build), canary: { build, percent, salt } }
  return next(start, {
    changes: [{ action: 'canary', target, from: pointer.stable, to: build, percent }],
    packages: { ...start.document?.packages, [target]: changed },
  })
}

/** Builds a package could go back to, newest first. */
export const rollbackTargets = (pointer: Pointer): string[] =>
  pointer.previous.filter((build) => !pointer.revoked.includes(build))

/**
 * A canary ends, or the version that ran before becomes stable again; what is taken back is revoked and leaves open tabs
 * at once. Works under a lock. `to` chooses one of {@link rollbackTargets}.
 */
export function rollBack(start: Start, target: string, to?: string): EnvironmentDocument {
  const pointer = requirePointer(start, target)
  const { canary, ...rest } = pointer
  const revoking = (build: string) => [...new Set([build, ...pointer.revoked])]
  const lock = start.document?.lock
  const write = (change: Change, changed: Pointer) =>
    next(start, {
      changes: [change],
      packages: { ...start.document?.packages, [target]: changed },
      lock,
      urgent: [target],
    })
  if (canary && to === undefined) {
    const change: Change = { action: 'rollback', target, from: canary.build, to: pointer.stable }
    return write(change, { ...rest, revoked: revoking(canary.build) })
  }
  const targets = rollbackTargets(pointer)
  const chosen = to === undefined ? targets[0] : targets.find((build) => build === to)
  if (!chosen) {
    throw new ReleaseRefused(
      'nothing-before',
      `${target} ${pointer.stable} has no version before it in ${start.environment}${to ? ` called ${to}` : ''}: there is nothing to roll back to`,
    )
  }
  const previous = targets.slice(targets.indexOf(chosen) + 1)
  return write(
    { action: 'rollback', target, from: pointer.stable, to: chosen },
    { stable: chosen, previous, revoked: revoking(pointer.stable) },
  )
}

/** The canary with this salt ends. One that was promoted, ended or begun anew meanwhile is left alone. */
export function endCanary(start: Start, target: string, salt: string): EnvironmentDocument {
  if (requirePointer(start, target).canary?.salt === salt) return rollBack(start, target)
  throw new ReleaseRefused('changed-meanwhile', `${target} does not have this canary any more`)
}

/** No browser falls back to a build any more. One that is live is rolled back as well. */
export function revoke(start: Start, target: string, build: string): EnvironmentDocument {
  const pointer = requirePointer(start, target)
  if (pointer.stable === build && !pointer.canary) return rollBack(start, target)
  if (pointer.stable === build) {
    throw new ReleaseRefused('canary-running', `${target} has a canary: roll it back first, then what is stable`)
  }
  if (pointer.canary?.build === build) return rollBack(start, target)
  if (pointer.revoked.includes(build))
    throw new ReleaseRefused('already-revoked', `${target} ${build} is revoked in ${start.environment} already`)
  const changed = { ...pointer, previous: without(pointer.previous, build), revoked: [build, ...pointer.revoked] }
  return next(start, {
    changes: [{ action: 'revoke', target, from: build }],
    packages: { ...start.document?.packages, [target]: changed },
    lock: start.document?.lock,
    urgent: [target],
  })
}

/** Nothing new goes live until it is unlocked. */
export function lock(start: Start, isLocked: boolean): EnvironmentDocument {
  const { document, audit, environment } = start
  if (!document) throw new ReleaseRefused('not-released', `nothing is released in ${environment}`)
  if (isLocked === (document.lock !== undefined))
    throw new ReleaseRefused(isLocked ? 'locked' : 'not-locked', `${environment} is ${isLocked ? '' : 'not '}locked`)
  return next(start, {
    changes: [{ action: isLocked ? 'lock' : 'unlock', target: 'environment' }],
    packages: document.packages,
    ...(isLocked ? { lock: { by: audit.by, why: audit.why.trim(), at: audit.at } } : {}),
  })
}

/** Whether a build was ever stable in the environment. */
export function wasStable(history: readonly EnvironmentDocument[], target: string, build: string): boolean {
  return history.some((document) => document.packages[target]?.stable === build)
}
