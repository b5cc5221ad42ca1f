import { apiChanges } from '../checks/api-report'
import { contractEnd } from '../checks/contract-end'
import type { Problem } from '../checks/problem'
import { titleOf } from '../checks/surroundings'
import { weightOf } from '../checks/weight'
import { diffDocuments } from '../core/diff'
import type { Pointer } from '../core/document'
import { isHostVersion, isRemoteVersion, versionOf } from '../core/published'
import type { ReleaseManager } from '../core/release-manager'
import { type Answer, findTargets, type Run, type Targets } from './answer'
import type { Command } from './command'

/** What a check found, for programs and for people. */
export function checkAnswer(found: Targets, problems: readonly Problem[], notices: readonly string[] = []): Answer {
  const [{ name, version, build }] = found
  const names = found.map((one) => `${one.name} ${one.build}`).join(', ')
  return {
    json: { package: name, version, build, isReady: problems.length === 0, problems, notices },
    text: [
      problems.length === 0 ? `${names} can go live` : `${names} cannot go live:`,
      ...problems.map((one) => `  ${one.reason}: ${one.message}`),
      ...notices.map((notice) => `  note: ${notice}`),
    ].join('\n'),
  }
}

/** What is refused by nobody today, and will be one day. */
async function noticesOf({ store, environment }: ReleaseManager, found: Targets): Promise<string[]> {
  const stable = (await store.current(environment))?.packages.host?.stable
  const host = found.find(isHostVersion) ?? (stable && (await store.readVersion('host', stable)))
  return found.filter(isRemoteVersion).flatMap((remote) => {
    const end = host && isHostVersion(host) ? contractEnd(host, remote) : undefined
    return end ? [`${titleOf(remote)} speaks contract ${end.contract}, which hosts run until ${end.ends}`] : []
  })
}

export const check: Run = async (manager, command) => {
  const found = await findTargets(manager, command)
  const problems = await manager.check(Object.fromEntries(found.map(({ name, build }) => [name, build])))
  return checkAnswer(found, problems, await noticesOf(manager, found))
}

const row = (name: string, { stable, previous, revoked, canary }: Pointer) => ({
  package: name,
  version: versionOf(stable),
  build: stable,
  previous,
  revoked,
  ...(canary ? { canary: { build: canary.build, version: versionOf(canary.build), percent: canary.percent } } : {}),
})

export const status: Run = async (manager, command) => {
  const document = await manager.store.current(manager.environment)
  const rows = Object.entries(document?.packages ?? {})
    .filter(([name]) => command.name === undefined || name === command.name)
    .map(([name, pointer]) => row(name, pointer))
  const lines = rows.map((one) => {
    const before = one.previous[0] ? `  (before: ${one.previous[0]})` : ''
    const canary = one.canary ? `  canary: ${one.canary.build} at ${one.canary.percent} %` : ''
    return `  ${one.package.padEnd(15)} ${one.build}${before}${canary}`
  })
  const locked = document?.lock ? [`  locked by ${document.lock.by}: ${document.lock.why}`] : []
  return {
    json: {
      environment: manager.environment,
      seq: document?.seq ?? 0,
      at: document?.at,
      lock: document?.lock,
      packages: rows,
    },
    text: [`${manager.environment}, document ${document?.seq ?? 0}`, ...locked, ...lines].join('\n'),
  }
}

export const history: Run = async (manager, command) => {
  const documents = await manager.store.history(manager.environment)
  const entries = documents.flatMap(({ seq, at, by, why, changes }) =>
    changes
      .filter((change) => command.name === undefined || change.target === command.name)
      .map(({ action, target, from, to, percent }) => ({
        seq,
        at,
        by,
        why,
        action,
        package: target,
        from,
        to,
        percent,
      })),
  )
  return {
    json: { environment: manager.environment, entries },
    text: entries
      .map((one) => {
        const share = one.percent === undefined ? '' : ` at ${one.percent} %`
        return `${one.seq}  ${one.at}  ${one.by}  ${one.action} ${one.package} ${one.to ?? ''}${share}  "${one.why}"`
      })
      .join('\n'),
  }
}

async function diffVersions(manager: ReleaseManager, name: string, { values }: Command): Promise<Answer> {
  const stable = (await manager.store.current(manager.environment))?.packages[name]?.stable
  const from = await manager.find(name, values.from ?? stable)
  const to = await manager.find(name, values.to)
  const { added, removed } = apiChanges(from, to)
  const weights = { from: weightOf(from), to: weightOf(to) }
  return {
    json: { package: name, from: from.build, to: to.build, added, removed, firstPageBytes: weights },
    text: [
      `${name} ${from.build} -> ${to.build}`,
      ...removed.map((line) => `  - ${line}`),
      ...added.map((line) => `  + ${line}`),
      `  first page ${weights.from ?? '?'} -> ${weights.to ?? '?'} bytes`,
    ].join('\n'),
  }
}

const isNumber = (text: string | undefined) => text === undefined || /^\d+$/.test(text)

/** Packages of which one environment runs something else than another. */
async function diffEnvironments({ store, environment }: ReleaseManager, { values }: Command): Promise<Answer> {
  const [from = environment, to = environment] = [values.from, values.to]
  const [there, here] = [await store.current(from), await store.current(to)]
  const packages = diffDocuments(there ?? { packages: {} }, here ?? { packages: {} })
  const lines = packages.map((one) => `  ${one.package.padEnd(15)} ${one.from ?? '(none)'}  |  ${one.to ?? '(none)'}`)
  return {
    json: { from, to, packages },
    text: [`${from}  |  ${to}`, ...(lines.length > 0 ? lines : ['  both run the same'])].join('\n'),
  }
}

export const diff: Run = async (manager, command) => {
  const { values } = command
  if (command.name === undefined && !(isNumber(values.from) && isNumber(values.to)))
    return diffEnvironments(manager, command)
  if (command.name !== undefined) return diffVersions(manager, command.name, command)
  const { store, environment } = manager
  const newest = await store.newestSeq(environment)
  const to = Number(command.values.to ?? newest)
  const from = Number(command.values.from ?? to - 1)
  const packages = diffDocuments(await store.readDocument(environment, from), await store.readDocument(environment, to))
  return {
    json: { environment, from, to, packages },
    text: [
      `${environment}, document ${from} -> ${to}`,
      ...packages.map((one) => `  ${one.package.padEnd(15)} ${one.from ?? '(none)'} -> ${one.to ?? '(none)'}`),
    ].join('\n'),
  }
}
