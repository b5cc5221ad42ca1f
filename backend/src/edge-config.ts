import { atLeastOne, type Environment } from './config-values'
import { type ConnectionLimits, connectionLimits } from './http/connection-limits'
import type { Role } from './kernel/session'

/** What strangers may hold open. */
export function readConnections(env: Environment): ConnectionLimits {
  const { sockets, connections, calls } = connectionLimits
  return {
    ...connectionLimits,
    sockets: {
      line: atLeastOne(env, 'SOCKETS_PER_LINE', sockets.line),
      network: atLeastOne(env, 'SOCKETS_PER_NETWORK', sockets.network),
    },
    connections: {
      line: atLeastOne(env, 'CONNECTIONS_PER_LINE', connections.line),
      network: atLeastOne(env, 'CONNECTIONS_PER_NETWORK', connections.network),
    },
    calls: {
      line: atLeastOne(env, 'CALLS_PER_LINE', calls.line),
      network: atLeastOne(env, 'CALLS_PER_NETWORK', calls.network),
    },
  }
}

/** Names of the site besides that of `PUBLIC_URL`, in lower case and without ports. */
export function readHosts(env: Environment): string[] {
  const hosts = (env.ALLOWED_HOSTS ?? '').split(',').map((host) => host.trim().toLowerCase())
  const wrong = hosts.find((host) => host !== '' && !/^(?:[a-z\d.-]+|\[[\da-f:]+\])$/.test(host))
  if (wrong !== undefined) throw new Error(`ALLOWED_HOSTS must be names without schemes and ports, but has "${wrong}".`)
  return hosts.filter(Boolean)
}

/** Who helps visitors. */
export const contactEmailOf = (env: Environment): string => env.CONTACT_EMAIL ?? 'service@pitchside.example'

/** Who hears of holes, as a URI. */
export function readSecurityContact(env: Environment): string {
  const contact = env.SECURITY_CONTACT || contactEmailOf(env)
  const address = contact.includes(':') ? contact : `mailto:${contact}`
  if (!URL.canParse(address) || !/^(?:mailto:[!-?A-~]+@[!-?A-~]+|(?:https|tel):[!-~]+)$/.test(address))
    throw new Error(`SECURITY_CONTACT must be an e-mail address or an https address, but is "${contact}".`)
  return address
}

/** Who can be required to have a second factor, by the words of the configuration. */
const staffRoles = new Map<string, Role>([
  ['operators', 'admin'],
  ['support', 'agent'],
  ['releases', 'release'],
])

/** Roles that log in with a second factor only. */
export function readSecondFactorRequired(env: Environment): Role[] {
  const words = (env.SECOND_FACTOR_REQUIRED ?? '').split(',').map((word) => word.trim())
  return words.filter(Boolean).map((word) => {
    const role = staffRoles.get(word)
    if (role) return role
    throw new Error(`SECOND_FACTOR_REQUIRED knows ${[...staffRoles.keys()].join(', ')}, but names "${word}".`)
  })
}
