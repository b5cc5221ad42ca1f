import { openValue, sealValue } from './signing-key'

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
const mark = 'rel1.'

/** A grant as text that can be handed to a pipeline or kept in a cookie. */
export const issueGrant = (key: Buffer, grant: Grant): string => `${mark}${sealValue(key, purpose, grant)}`

/** The grant in a text; undefined when it is forged, broken or over. */
export function readGrant(key: Buffer, text: string | undefined, now: number): Grant | undefined {
  return text?.startsWith(mark) ? openValue<Grant>(key, purpose, text.slice(mark.length), now) : undefined
}

/** Whether somebody may change what a package runs; `undefined` stands for the environment as a whole. */
export function mayChange(grant: Grant, name: string | undefined): boolean {
  if (grant.role === 'manager') return true
  return grant.role === 'team' && name !== undefined && grant.package === name
}
