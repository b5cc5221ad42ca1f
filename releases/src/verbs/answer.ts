import { userInfo } from 'node:os'
import type { Audit, EnvironmentDocument } from '../core/document'
import { ReleaseRefused } from '../core/document'
import { type PublishedVersion, versionOf } from '../core/published'
import type { ReleaseManager } from '../core/release-manager'
import type { Command } from './command'

/** What a command answers: a stable JSON shape, and the same for people. */
export interface Answer {
  json: Record<string, unknown>
  text: string
}

export type Run = (manager: ReleaseManager, command: Command) => Promise<Answer>

export function nameOf(command: Command): string {
  if (command.name === undefined) throw new ReleaseRefused('usage', `${command.verb} which package?`)
  return command.name
}

export type Targets = readonly [PublishedVersion, ...PublishedVersion[]]

/** The published versions a command names: at least one. */
export async function findTargets(manager: ReleaseManager, command: Command): Promise<Targets> {
  const [first, ...others] = command.targets
  if (!first) throw new ReleaseRefused('usage', `${command.verb} which package?`)
  const find = ({ name, version }: typeof first) => manager.find(name, version)
  return [await find(first), ...(await Promise.all(others.map(find)))]
}

/** A value that must be there. */
export function requiredValue(command: Command, option: keyof Command['values']): string {
  const value = command.values[option]
  if (value === undefined) throw new ReleaseRefused('usage', `${command.verb} needs --${option}`)
  return value
}

/** Who does it, when and why; without a reason the words of the command stand for it where that says enough. */
export const auditOf = ({ values, via }: Command, otherwise = ''): Audit => ({
  by: values.by ?? userInfo().username,
  why: values.why ?? otherwise,
  at: new Date().toISOString(),
  ...(via ? { via } : {}),
})

/** What a written document changed for a package. */
export function changed(document: EnvironmentDocument, name: string): Answer {
  const change = document.changes.filter((one) => one.target === name).at(-1)
  const { environment, seq, by, why, at } = document
  const pointer = document.packages[name]
  const percent = change?.percent
  const to = change?.to ?? pointer?.stable ?? ''
  const share = percent === undefined ? '' : ` for ${percent} % of the visitors`
  return {
    json: {
      package: name,
      environment,
      seq,
      action: change?.action,
      version: versionOf(to),
      build: to,
      from: change?.from,
      percent,
      by,
      why,
      at,
    },
    text: `${name} is now ${to}${share} in ${environment} (document ${seq}${change?.from ? `, was ${change.from}` : ''})`,
  }
}
