import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Grant } from '../access/grants'
import { ReleaseRefused } from '../core/document'
import { packageSchema } from '../core/document-schema'
import type { ReleaseManager } from '../core/release-manager'
import type { Answer, Run } from '../verbs/answer'
import type { Command } from '../verbs/command'
import { audit, packages, register, revokeToken, token, tokens } from '../verbs/register-commands'

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** What the console sends about packages and tokens: the options of the command line under their own names. */
const wishSchema = Type.Object(
  {
    verb: Type.Union(['register', 'token', 'revoke-token'].map((verb) => Type.Literal(verb))),
    name: Type.Optional(packageSchema),
    why: Type.String({ minLength: 3, maxLength: 500 }),
    team: text(60),
    routes: text(10_000),
    menus: text(2_000),
    slots: text(2_000),
    budget: text(10),
    oidc: text(10_000),
    for: text(100),
    package: text(5_000),
    verbs: text(200),
    envs: text(700),
    days: text(4),
    token: text(12),
  },
  { additionalProperties: false },
)

const runs: Readonly<Record<string, Run>> = { register, token, 'revoke-token': revokeToken }

type Wish = Command['values'] & Partial<Pick<Static<typeof wishSchema>, 'name'>> & { verb?: string }

/** What a member of staff asks for, as the command that the command line would have read. */
export const staffCommand = (manager: ReleaseManager, grant: Grant, { verb = '', name, ...given }: Wish): Command => ({
  verb,
  name,
  targets: name ? [{ name, version: undefined }] : [],
  environment: manager.environment,
  isJson: true,
  // A field that was left empty says nothing.
  values: { ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')), by: grant.name },
  flags: new Set(),
})

function requireManager(grant: Grant): void {
  if (grant.role === 'manager') return
  throw new ReleaseRefused('role-missing', `${grant.name} (${grant.role}) may not change packages and tokens`)
}

/** Registers a package, makes a token or revokes one, for who may. The answer to a new token is the only place it stands. */
export async function changeRegister(manager: ReleaseManager, body: unknown, grant: Grant): Promise<Answer['json']> {
  requireManager(grant)
  if (!Value.Check(wishSchema, body)) {
    const error = Value.Errors(wishSchema, body).First()
    throw new ReleaseRefused('usage', `this is no change: ${error?.path || '/'} ${error?.message.toLowerCase() ?? ''}`)
  }
  const answer = await runs[body.verb]?.(manager, staffCommand(manager, grant, body))
  return answer?.json ?? {}
}

/** Packages for all staff; tokens and who changed what for who releases everything. */
export async function registerState(manager: ReleaseManager, grant: Grant): Promise<object> {
  const command = staffCommand(manager, grant, {})
  const known = (await packages(manager, command)).json
  if (grant.role !== 'manager') return { ...known, mayChange: false }
  const [{ json: rights }, { json: trail }] = [await tokens(manager, command), await audit(manager, command)]
  return { ...known, ...rights, ...trail, mayChange: true }
}
