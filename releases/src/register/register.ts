import { Value } from '@sinclair/typebox/value'
import { type Audit, ReleaseRefused } from '../core/document'
import { NumberedDocuments } from '../store/numbered-documents'
import type { ObjectStore } from '../store/object-store'
import { samePlaces } from './ownership'
import { type PackageRecord, type RegisterDocument, registerDocumentSchema, type TokenRecord } from './register-schema'

const attempts = 60

type Content = Pick<RegisterDocument, 'packages' | 'tokens' | 'change'>

/** Packages and tokens of a store: a list of documents of which the newest holds, and all of them are the audit trail. */
export class Register {
  private readonly documents: NumberedDocuments<RegisterDocument>
  private newest: RegisterDocument | undefined

  constructor(objects: ObjectStore) {
    const isOwn = ({ packages, tokens }: Partial<RegisterDocument>) =>
      typeof packages === 'object' && typeof tokens === 'object'
    this.documents = new NumberedDocuments(objects, 'register', isOwn)
  }

  /** What holds now; undefined: nothing was registered yet. One question to the store when nothing changed. */
  async current(): Promise<RegisterDocument | undefined> {
    const seq = await this.documents.newestSeq()
    if (seq === 0 || this.newest?.seq === seq) return this.newest
    this.newest = await this.documents.current()
    return this.newest
  }

  history(): Promise<RegisterDocument[]> {
    return this.documents.history()
  }

  /** Names of packages, sorted. */
  async names(): Promise<string[]> {
    return Object.keys((await this.current())?.packages ?? {}).sort()
  }

  async find(name: string): Promise<PackageRecord | undefined> {
    return (await this.current())?.packages[name]
  }

  /** The record of a package. Throws {@link ReleaseRefused} for one nobody registered. */
  async require(name: string): Promise<PackageRecord> {
    const record = await this.find(name)
    if (record) return record
    const known = (await this.names()).join(', ') || 'none'
    throw new ReleaseRefused('package-unknown', `${name} is not registered here: register it first. Known: ${known}`)
  }

  async findToken(id: string): Promise<TokenRecord | undefined> {
    return (await this.current())?.tokens[id]
  }

  /** Decides anew on what is registered by then when somebody else was first. `undefined`: nothing is to be changed. */
  private async change(
    audit: Audit,
    decide: (packages: RegisterDocument['packages'], tokens: RegisterDocument['tokens']) => Content | undefined,
  ): Promise<void> {
    if (audit.why.trim().length < 3) throw new ReleaseRefused('why-needed', 'say why, in at least three characters')
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const before = await this.current()
      const content = decide(before?.packages ?? {}, before?.tokens ?? {})
      if (!content) return
      const { by, why, via, at } = audit
      const trail = { by, why: why.trim(), at, ...(via ? { via } : {}) }
      const next: RegisterDocument = { schema: 1, seq: (before?.seq ?? 0) + 1, ...trail, ...content }
      const wrong = Value.Errors(registerDocumentSchema, next).First()
      if (wrong) throw new ReleaseRefused('usage', `this cannot be registered: ${wrong.path} ${wrong.message}`)
      if (await this.documents.append(next)) return
    }
    throw new ReleaseRefused('busy', 'others keep changing the register: try again')
  }

  /** Writes records of packages, all at once. Refuses a route another package owns. */
  put(records: Readonly<Record<string, PackageRecord>>, audit: Audit): Promise<void> {
    const names = Object.keys(records)
    return this.change(audit, (packages, tokens) => {
      if (names.every((name) => JSON.stringify(packages[name]) === JSON.stringify(records[name]))) return undefined
      const after = { ...packages, ...records }
      const [taken] = samePlaces(after)
      if (taken) {
        const [route, one, other] = taken
        throw new ReleaseRefused('route-owned', `${route} belongs to ${one} and to ${other}: one of them must drop it`)
      }
      return { packages: after, tokens, change: { action: 'register', targets: names } }
    })
  }

  addToken(id: string, token: TokenRecord, audit: Audit): Promise<void> {
    return this.change(audit, (packages, tokens) => {
      const unknown = token.packages.find((name) => !packages[name])
      if (unknown) throw new ReleaseRefused('package-unknown', `${unknown} is not registered here: register it first`)
      return { packages, tokens: { ...tokens, [id]: token }, change: { action: 'token', targets: [id] } }
    })
  }

  revokeToken(id: string, audit: Audit): Promise<void> {
    return this.change(audit, (packages, tokens) => {
      const token = tokens[id]
      if (!token) throw new ReleaseRefused('token-unknown', `there is no token ${id}`)
      if (token.revoked) throw new ReleaseRefused('already-revoked', `token ${id} is revoked already`)
      const revoked = { ...token, revoked: { at: audit.at, by: audit.by } }
      return { packages, tokens: { ...tokens, [id]: revoked }, change: { action: 'revoke-token', targets: [id] } }
    })
  }
}
