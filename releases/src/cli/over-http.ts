import { readFile } from 'node:fs/promises'
import { idTokenHere, ReleaseClient, type Reply } from '../client'
import { ReleaseRefused } from '../core/document'
import type { Answer } from '../verbs/answer'
import type { Command } from './arguments'
import { folderOf } from './publish'

const refuse = (message: string): never => {
  throw new ReleaseRefused('usage', message)
}

const callVerbs = ['check', 'canary', 'promote', 'rollback', 'revoke'] as const

async function recordOf({ values }: Command): Promise<Record<string, string>> {
  const { team, routes, menus, slots, budget, why } = values
  const oidc = values.oidc === undefined ? undefined : await readFile(folderOf(values.oidc), 'utf8')
  const record = { team, routes, menus, slots, budget, oidc, why }
  return Object.fromEntries(Object.entries(record).filter((pair): pair is [string, string] => pair[1] !== undefined))
}

async function ask(server: string, command: Command): Promise<Reply> {
  const { verb, name = '', targets, values, flags } = command
  if (verb === 'exchange') return new ReleaseClient(server, await idTokenHere(server)).exchange(name)
  const token = process.env.PITCHSIDE_TOKEN ?? refuse('set PITCHSIDE_TOKEN: a token of release token, or of exchange')
  const client = new ReleaseClient(server, token)
  // Of a service the environment is that of its name, unless one is said.
  const environment = values.env
  const { preview, days, audience } = values
  if (verb === 'status') return client.status(name, environment)
  if (verb === 'plan') {
    const { raise = refuse('plan needs --raise'), range } = values
    return client.plan(name || refuse('over HTTP plan takes a package the token may ask about'), {
      raise,
      range,
      environment,
    })
  }
  if (verb === 'register') return client.register(name, await recordOf(command))
  if (verb === 'publish') {
    const folder = folderOf(values.folder ?? refuse('over HTTP publish takes what is built: --folder'))
    const asked = preview ? { preview, days: days === undefined ? undefined : Number(days), audience } : {}
    return client.publish(name, folder, { environment, ...asked } as object)
  }
  const call = callVerbs.find((one) => one === verb) ?? refuse(`${verb} needs the store: it is not done over HTTP`)
  const [, ...others] = targets
  return client.call(call, name, {
    environment,
    version: values.version,
    why: values.why,
    percent: values.percent === undefined ? undefined : Number(values.percent),
    from: values.from,
    with: others.length > 0 ? others.map((one) => (one.version ? `${one.name}@${one.version}` : one.name)) : undefined,
    accepts: values.accept?.split(','),
    urgent: flags.has('urgent') || undefined,
    again: flags.has('again') || undefined,
    smoke: flags.has('smoke') || undefined,
  })
}

/** Does a command at a service. Throws {@link ReleaseRefused} with its reason when it is refused there. */
export async function overHttp(server: string, command: Command): Promise<Answer> {
  if (!URL.canParse(server)) refuse(`${server} is no address of a service`)
  const { ok, text = '', reason = '', message = '', details = [], ...json } = await ask(server, command)
  if (!ok) throw new ReleaseRefused(reason, message, details)
  return { json, text }
}
