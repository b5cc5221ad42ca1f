import { type Audit, type Change, type EnvironmentDocument, type Pointer, ReleaseRefused } from './document'

const keptVersions = 3

function next(
  environment: string,
  document: EnvironmentDocument | undefined,
  audit: Audit,
  changes: readonly Change[],
  packages: Readonly<Record<string, Pointer>>,
): EnvironmentDocument {
  if (audit.why.trim().length < 3)
    throw new ReleaseRefused('why-needed', 'say why, in at least three characters: --why "..."')
  return { schema: 1, environment, seq: (document?.seq ?? 0) + 1, ...audit, changes, packages }
}

function promoted(pointer: Pointer | undefined, build: string): Pointer {
  const earlier = pointer ? [pointer.stable, ...pointer.previous] : []
  return {
    stable: build,
    previous: earlier.filter((id) => id !== build).slice(0, keptVersions),
    revoked: (pointer?.revoked ?? []).filter((id) => id !== build),
  }
}

/** A build of each named package becomes stable, all in one document. */
export function promote(
  environment: string,
  document: EnvironmentDocument | undefined,
  builds: Readonly<Record<string, string>>,
  audit: Audit,
): EnvironmentDocument {
  const packages: Record<string, Pointer> = { ...document?.packages }
  const changes: Change[] = []
  for (const [target, build] of Object.entries(builds)) {
    const pointer = packages[target]
    if (pointer?.stable === build) continue
    packages[target] = promoted(pointer, build)
    changes.push({ action: 'promote', target, from: pointer?.stable, to: build })
  }
  if (changes.length === 0) {
    const names = Object.entries(builds).map(([target, build]) => `${target} ${build}`)
    throw new ReleaseRefused('already-stable', `${names.join(', ')} is already stable in ${environment}`)
  }
  return next(environment, document, audit, changes, packages)
}

/** The version that ran before becomes stable again; the one that ran is revoked. */
export function rollBack(
  environment: string,
  document: EnvironmentDocument | undefined,
  target: string,
  audit: Audit,
): EnvironmentDocument {
  const pointer = document?.packages[target]
  if (!document || !pointer) throw new ReleaseRefused('not-released', `${target} is not released in ${environment}`)
  const [to, ...previous] = pointer.previous.filter((id) => !pointer.revoked.includes(id))
  if (!to) {
    throw new ReleaseRefused(
      'nothing-before',
      `${target} ${pointer.stable} is the first version in ${environment}: there is nothing to roll back to`,
    )
  }
  const packages = {
    ...document.packages,
    [target]: { stable: to, previous, revoked: [...new Set([pointer.stable, ...pointer.revoked])] },
  }
  return next(environment, document, audit, [{ action: 'rollback', target, from: pointer.stable, to }], packages)
}

/** Whether a build was ever stable in the environment. */
export function wasStable(history: readonly EnvironmentDocument[], target: string, build: string): boolean {
  return history.some((document) => document.packages[target]?.stable === build)
}
