import { createHash } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { ReleaseRefused } from '../core/document'
import type { OidcRule, PackageRecord } from '../register/register-schema'
import type { ObjectStore } from '../store/object-store'

const patienceMs = 5_000
const metadataMs = 3_600_000
/** A job asks for its token when it needs it; one that is older was kept by somebody. */
const oldestS = 900
const skewS = 30

export interface OidcOptions {
  objects: ObjectStore
  now(): number
  /** After an unknown key the issuer is asked again only so much later. */
  cooldownMs?: number
}

/** Whose token it is, by which rule it may what. */
export interface Identified {
  rule: OidcRule
  subject: string
}

const refuse = (message: string): never => {
  throw new ReleaseRefused('token-wrong', message)
}

/** An issuer is asked over TLS; on this machine, where nobody listens in between, without. */
function requireSafe(address: string): URL {
  const url = new URL(address)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isHere)) return url
  return refuse(`${address} is no address of an issuer: it begins with https://`)
}

/** What a rule asks and the token does not say. */
function mismatch(rule: OidcRule, payload: JWTPayload): string | undefined {
  const wrong = Object.entries(rule.claims).find(([name, value]) => payload[name] !== value)
  return wrong && `its ${wrong[0]} is not ${wrong[1]}`
}

/** Checks identity tokens of CI jobs against the rules of packages. Keys of issuers are fetched, kept, and change. */
export class OidcIssuers {
  private readonly keys = new Map<string, { since: number; get: Promise<JWTVerifyGetKey> }>()

  constructor(private readonly options: OidcOptions) {}

  private async discover(issuer: string): Promise<JWTVerifyGetKey> {
    const address = requireSafe(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    const { issuer: own, jwks_uri: keys } = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown }
    if (!response.ok || own !== issuer || typeof keys !== 'string')
      return refuse(`${issuer} does not say where its keys are`)
    return createRemoteJWKSet(requireSafe(keys), {
      timeoutDuration: patienceMs,
      ...(this.options.cooldownMs === undefined ? {} : { cooldownDuration: this.options.cooldownMs }),
    })
  }

  private keysOf(issuer: string): Promise<JWTVerifyGetKey> {
    const known = this.keys.get(issuer)
    if (known && this.options.now() - known.since < metadataMs) return known.get
    const get = this.discover(issuer)
    this.keys.set(issuer, { since: this.options.now(), get })
    // Whoever comes next asks again.
    get.catch(() => this.keys.delete(issuer))
    return get
  }

  /** A signed token of the rule's issuer, for us, of now. Rejects otherwise. */
  private async payloadFor(token: string, rule: OidcRule): Promise<JWTPayload> {
    const { payload } = await jwtVerify(token, await this.keysOf(rule.issuer), {
      issuer: rule.issuer,
      audience: rule.audience,
      algorithms: [rule.algorithm],
      requiredClaims: ['exp', 'iat', 'sub', 'jti'],
      maxTokenAge: oldestS,
      clockTolerance: skewS,
      currentDate: new Date(this.options.now()),
    })
    return payload
  }

  /** The first rule of a package that a token meets. Each token is taken once, by whichever process it comes to first. */
  async identify(token: string, name: string, record: PackageRecord | undefined): Promise<Identified> {
    let issuer: unknown
    try {
      issuer = decodeJwt(token).iss
    } catch {
      refuse('this is no identity token')
    }
    // Only issuers that a package names are ever asked for anything.
    const rules = (record?.oidc ?? []).filter((rule) => rule.issuer === issuer)
    let why = `${name} has no rule for this issuer`
    for (const rule of rules) {
      try {
        const payload = await this.payloadFor(token, rule)
        const wrong = mismatch(rule, payload)
        if (wrong === undefined) return { rule, subject: await this.takeOnce(payload) }
        why = wrong
      } catch (error) {
        if (error instanceof ReleaseRefused) throw error
        if (!(error instanceof errors.JOSEError)) throw error
        why = error.message
      }
    }
    return refuse(`this job may not release ${name}: ${why}`)
  }

  private async takeOnce({ iss, jti, exp, sub }: JWTPayload): Promise<string> {
    const { objects, now } = this.options
    const day = (at: number) => new Date(at).toISOString().slice(0, 10)
    const mark = createHash('sha256')
      .update(JSON.stringify([iss, jti]))
      .digest('hex')
    const isFirst = await objects.create(`oidc/${day((exp ?? 0) * 1000)}/${mark}`, Buffer.from(`${sub}\n`))
    if (!isFirst) refuse('this identity token was used before: ask the CI for another one')
    const gone = day(now() - 2 * 86_400_000)
    for (const key of await objects.list('oidc/')) if ((key.split('/')[1] ?? '') < gone) await objects.remove(key)
    return sub ?? ''
  }
}
