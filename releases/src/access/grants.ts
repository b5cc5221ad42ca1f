import { isSignature, signatureOf } from './signing-key'

/** Looks on; releases one remote; releases everything. */
export type ReleaseRole = 'viewer' | 'team' | 'manager'

/** Who somebody is to the release service, until when (epoch ms). */
export interface Grant {
  name: string
  role: ReleaseRole
  /** The package of a team. */
  package?: string
  until: number
  /** The account's session behind it: when that ends, the grant does. None: a token that was handed out. */
  session?: string
}

const purpose = 'grant'
const mark = 'rel1'

/** A grant as text that can be handed to a pipeline or kept in a cookie. */
export function issueGrant(key: Buffer, grant: Grant): string {
  const body = Buffer.from(JSON.stringify(grant)).toString('base64url')
  return `${mark}.${body}.${signatureOf(key, purpose, body)}`
}

/** The grant in a text; undefined when it is forged, broken or over. */
export function readGrant(key: Buffer, text: string | undefined, now: number): Grant | undefined {
  const [start, body = '', signature = '', ...more] = (text ?? '').split('.')
  if (start !== mark || more.length > 0 || !isSignature(key, purpose, body, signature)) return undefined
  const grant = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Grant
  return grant.until > now ? grant : undefined
}

/** Whether somebody may change what a package runs; `undefined` stands for the environment as a whole. */
export function mayChange(grant: Grant, name: string | undefined): boolean {
  if (grant.role === 'manager') return true
  return grant.role === 'team' && name !== undefined && grant.package === name
}
