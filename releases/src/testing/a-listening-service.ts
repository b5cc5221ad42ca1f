import type { AddressInfo } from 'node:net'
import { ReleaseClient } from '../client'
import type { ReleasesOptions } from '../http/releases-plugin'
import type { PackageRecord, PackageVerb } from '../register/register-schema'
import { makeToken } from '../verbs/register-commands'
import { aService } from './a-service'
import { audit } from './a-version'

export const aRecord = (change: Partial<PackageRecord> = {}): PackageRecord => ({
  team: 'scores',
  routes: ['/football'],
  menus: [],
  slots: [],
  oidc: [],
  ...change,
})

interface TokenWish {
  packages?: string
  verbs?: readonly PackageVerb[]
  environments?: string
  days?: number
}

/** A release service that listens, with `remote-scores` and `remote-shop` registered. */
export async function aListeningService(options: Partial<ReleasesOptions> = {}) {
  const service = await aService(options)
  const { register } = service.manager.store
  await register.put({ 'remote-scores': aRecord(), 'remote-shop': aRecord({ team: 'shop', routes: ['/shop'] }) }, audit)
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`

  /** Text and id of a new token. */
  async function aToken({
    packages = 'remote-scores',
    verbs = ['publish', 'check', 'canary', 'promote', 'rollback', 'revoke', 'preview', 'status', 'register'],
    environments = 'production',
    days = 1,
  }: TokenWish = {}) {
    const { json } = await makeToken(service.manager, {
      verb: 'token',
      name: undefined,
      targets: [],
      environment: 'production',
      isJson: true,
      values: {
        for: 'ci',
        package: packages,
        verbs: verbs.join(','),
        envs: environments,
        days: String(days),
        by: 'mei',
      },
      flags: new Set(),
    })
    return { id: String(json.id), text: String(json.token) }
  }
  return {
    ...service,
    address,
    aToken,
    client: async (wish?: TokenWish) => new ReleaseClient(address, (await aToken(wish)).text),
    post: (path: string, token: string, body?: unknown, headers: Record<string, string> = {}) =>
      fetch(`${address}/api/releases${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body ?? {}),
      }),
  }
}

export type ListeningService = Awaited<ReturnType<typeof aListeningService>>
