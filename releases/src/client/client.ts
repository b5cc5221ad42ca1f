import { createHash } from 'node:crypto'
import { packFolder } from './tar'

/** What a release service answers: the fields of the command line's `--json`. */
export interface Reply {
  ok: boolean
  /** For people. */
  text?: string
  /** Of a refusal. */
  reason?: string
  message?: string
  details?: readonly string[]
  [field: string]: unknown
}

/** What a verb is told; see `docs/how-to/release-pipeline.md`. */
export interface CallOptions {
  environment?: string
  version?: string
  why?: string
  percent?: number
  /** Environment whose version is taken. */
  from?: string
  /** Packages that go live in the same document, `name@version`. */
  with?: readonly string[]
  accepts?: readonly string[]
  urgent?: boolean
  again?: boolean
  /** Of check, canary and promote: the service opens the pages in a browser first. */
  smoke?: boolean
}

export type CallVerb = 'check' | 'canary' | 'promote' | 'rollback' | 'revoke'

/** The service cannot be reached, or answers something that is not ours. */
export class ServiceUnreachable extends Error {}

const queryOf = (asked: object) =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )

/**
 * A release service over HTTP. Needs nothing but Node 20: it is bundled into the SDK of remotes that live elsewhere.
 * Refusals are answers with `ok: false`; {@link ServiceUnreachable} is thrown for what may be repeated.
 */
export class ReleaseClient {
  private readonly base: string

  constructor(
    server: string,
    private readonly token: string,
  ) {
    this.base = `${server.replace(/\/+$/, '')}/api/releases`
  }

  private async ask(path: string, init: RequestInit): Promise<Reply> {
    const headers = { authorization: `Bearer ${this.token}`, ...init.headers }
    let response: Response
    try {
      response = await fetch(this.base + path, { ...init, headers, redirect: 'error' })
    } catch (error) {
      const why = error instanceof Error ? (error.cause ?? error) : error
      throw new ServiceUnreachable(`${this.base} cannot be reached: ${why instanceof Error ? why.message : why}`)
    }
    const reply = this.read(await response.text())
    if (typeof reply?.ok !== 'boolean' || response.status >= 500)
      throw new ServiceUnreachable(`${this.base}${path} answered ${response.status}: ${reply?.message ?? 'no words'}`)
    return reply
  }

  /** Pictures are named by their path at the service: whoever reads of one here opens it by its address. */
  private read(body: string): Reply | undefined {
    const { origin } = new URL(this.base)
    try {
      return JSON.parse(body.replaceAll(' /_look/', ` ${origin}/_look/`)) as Reply
    } catch {
      return undefined
    }
  }

  private post(path: string, body: object): Promise<Reply> {
    const headers = { 'content-type': 'application/json' }
    return this.ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  /** Sends a built folder. With `preview` the answer holds an `address` that shows it, see {@link PreviewOptions}. */
  async publish(name: string, folder: string, preview: PreviewOptions = {}): Promise<Reply> {
    const archive = await packFolder(folder)
    const digest = createHash('sha256').update(archive).digest('base64')
    return this.ask(`/packages/${name}/builds?${queryOf(preview)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/gzip', 'content-digest': `sha-256=:${digest}:` },
      body: new Uint8Array(archive),
    })
  }

  call(verb: CallVerb, name: string, options: CallOptions = {}): Promise<Reply> {
    return this.post(`/packages/${name}/${verb}`, options)
  }

  status(name: string, environment?: string): Promise<Reply> {
    return this.ask(`/packages/${name}/status?${queryOf({ environment })}`, { method: 'GET' })
  }

  /** See `release plan`. */
  plan(
    name: string,
    asked: { raise: string; range?: string | undefined; environment?: string | undefined },
  ): Promise<Reply> {
    return this.ask(`/packages/${name}/plan?${queryOf(asked)}`, { method: 'GET' })
  }

  register(name: string, record: Readonly<Record<string, string>>): Promise<Reply> {
    return this.ask(`/packages/${name}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(record),
    })
  }

  /** Trades the identity token of a CI job, the `token` of this client, for one that lasts an hour: `token` of the answer. */
  exchange(name: string): Promise<Reply> {
    return this.post('/exchange', { package: name })
  }
}

/** A build of a branch, shown among what an environment runs. */
export interface PreviewOptions {
  /** Name of the branch. */
  preview?: string
  environment?: string
  days?: number
  /** Who may look. */
  audience?: 'staff' | 'all'
}

/** The identity token of the CI job this runs in: given by `PITCHSIDE_ID_TOKEN`, or asked of GitHub. */
export async function idTokenHere(server: string, environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const {
    PITCHSIDE_ID_TOKEN: given,
    ACTIONS_ID_TOKEN_REQUEST_URL: where,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: key,
  } = environment
  if (given) return given
  if (!where || !key) throw new ServiceUnreachable('this job has no identity token: set PITCHSIDE_ID_TOKEN')
  const address = new URL(where)
  address.searchParams.set('audience', new URL(server).origin)
  const response = await fetch(address, { headers: { authorization: `Bearer ${key}` } })
  const { value } = (await response.json()) as { value?: string }
  if (!response.ok || !value) throw new ServiceUnreachable(`the CI gave no identity token: ${response.status}`)
  return value
}
