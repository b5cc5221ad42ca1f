import { dayMs } from '@pitchside/base'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { newToken } from '../access/tokens'
import { ReleaseRefused } from '../core/document'
import { packageSchema } from '../core/document-schema'
import type { ReleaseManager } from '../core/release-manager'
import { oidcRuleSchema, type PackageRecord, type TokenRecord, verbNames } from '../register/register-schema'
import { type Answer, auditOf, nameOf, type Run, requiredValue } from './answer'
import type { Command } from './command'

const listed = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((one) => one.trim())
    .filter(Boolean)

function rulesIn(text: string): PackageRecord['oidc'] {
  let rules: unknown
  try {
    rules = JSON.parse(text)
  } catch {
    throw new ReleaseRefused('usage', 'the rules of --oidc are no JSON')
  }
  const schema = Type.Array(oidcRuleSchema)
  if (Value.Check(schema, rules)) return rules
  const wrong = Value.Errors(schema, rules).First()
  throw new ReleaseRefused('usage', `these are no rules: ${wrong?.path ?? ''} ${wrong?.message ?? ''}`)
}

/** The record a command means, on top of what is known. Places that are named are kept by hand from then on. */
function recordIn({ values }: Command, known: PackageRecord | undefined): PackageRecord {
  const { team = known?.team, budget, oidc } = values
  if (!team) throw new ReleaseRefused('usage', 'a new package needs --team')
  const places = { routes: listed(values.routes), menus: listed(values.menus), slots: listed(values.slots) }
  const isByHand = Object.values(places).some((list) => list !== undefined)
  const { followsCheckout, ...rest } = known ?? { team, routes: [], menus: [], slots: [], oidc: [] }
  return {
    ...rest,
    team,
    ...Object.fromEntries(Object.entries(places).filter(([, list]) => list !== undefined)),
    ...(budget === undefined ? {} : { budget: Number(budget) }),
    ...(oidc === undefined ? {} : { oidc: rulesIn(oidc) }),
    ...(followsCheckout && !isByHand ? { followsCheckout } : {}),
  }
}

const packageRow = (name: string, { oidc, ...record }: PackageRecord) => ({ package: name, ...record, oidc })

/** What a package may own, how much it may weigh and who releases it. */
export const register: Run = async ({ store }, command) => {
  const name = nameOf(command)
  const record = recordIn(command, await store.register.find(name))
  await store.register.put({ [name]: record }, auditOf(command, `register ${name}`))
  return { json: packageRow(name, record), text: `${name} of ${record.team} is registered` }
}

export const packages: Run = async ({ store }) => {
  const records = Object.entries((await store.register.current())?.packages ?? {})
  const line = (name: string, { team, routes, followsCheckout }: PackageRecord) =>
    `  ${name.padEnd(15)} ${team.padEnd(12)} ${routes.join(' ')}${followsCheckout ? '  (as its sources say)' : ''}`
  return {
    json: { packages: records.map(([name, record]) => packageRow(name, record)) },
    text: records.map(([name, record]) => line(name, record)).join('\n') || 'no package is registered',
  }
}

const longestDays = 400

/** Everything about a token but its hash. */
export function tokenRow(id: string, { hash: _hash, ...token }: TokenRecord, now: number) {
  const state = token.revoked ? 'revoked' : Date.parse(token.until) <= now ? 'expired' : 'valid'
  return { id, state, ...token }
}

/** Makes a token for a pipeline; its text is in this answer and nowhere else. */
export async function makeToken(manager: ReleaseManager, command: Command): Promise<Answer> {
  const name = requiredValue(command, 'for')
  const names = listed(requiredValue(command, 'package')) ?? []
  const wrong = names.find((one) => !Value.Check(packageSchema, one))
  if (wrong !== undefined) throw new ReleaseRefused('usage', `${wrong} is no name of a package`)
  const days = Number(command.values.days ?? 90)
  if (!Number.isInteger(days) || days < 1 || days > longestDays)
    throw new ReleaseRefused('usage', `--days is a number from 1 to ${longestDays}`)
  const asked = listed(requiredValue(command, 'verbs')) ?? []
  const verbs = verbNames.filter((verb) => asked.includes(verb))
  const unknown = asked.find((verb) => !verbs.some((one) => one === verb))
  if (unknown !== undefined) throw new ReleaseRefused('usage', `unknown verb ${unknown}: of ${verbNames.join(', ')}`)
  const audit = auditOf(command, `token for ${name}`)
  const until = new Date(Date.parse(audit.at) + days * dayMs).toISOString()
  const { id, text, hash } = newToken()
  const environments = listed(command.values.envs) ?? [command.environment]
  const token: TokenRecord = { name, hash, packages: names, verbs, environments, at: audit.at, by: audit.by, until }
  await manager.store.register.addToken(id, token, audit)
  return { json: { ...tokenRow(id, token, 0), token: text }, text }
}
export const token: Run = makeToken

export const tokens: Run = async ({ store }) => {
  const now = Date.now()
  const rows = Object.entries((await store.register.current())?.tokens ?? {}).map(([id, one]) => tokenRow(id, one, now))
  const line = (one: (typeof rows)[number]) =>
    `  ${one.id}  ${one.state.padEnd(7)} ${one.name}: ${one.verbs.join(',')} of ${one.packages.join(',')} in ${one.environments.join(',')} until ${one.until}`
  return { json: { tokens: rows }, text: rows.map(line).join('\n') || 'there is no token' }
}

export const revokeToken: Run = async ({ store }, command) => {
  const id = requiredValue(command, 'token')
  await store.register.revokeToken(id, auditOf(command, `revoke token ${id}`))
  return { json: { id, state: 'revoked' }, text: `token ${id} opens nothing any more` }
}

/** Who registered what and made or revoked which token, newest last. */
export const audit: Run = async ({ store }) => {
  const entries = (await store.register.history()).map(({ seq, at, by, why, via, change }) => ({
    seq,
    at,
    by,
    why,
    via,
    ...change,
  }))
  const line = (one: (typeof entries)[number]) =>
    `${one.seq}  ${one.at}  ${one.by}${one.via ? ` (${one.via})` : ''}  ${one.action} ${one.targets.join(' ')}  "${one.why}"`
  return { json: { entries }, text: entries.map(line).join('\n') }
}
