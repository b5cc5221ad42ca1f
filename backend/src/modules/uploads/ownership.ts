import { Failure } from '../../kernel/failure'
import type { DocumentQueries } from './documents.queries'
import type { FileQueries } from './files.queries'
import { documentName, type UploadPurpose, uploadedName } from './upload-purposes'

/** A stored public file. */
export interface OwnFile {
  name: string
  type: string
  bytes: number
}

/** What may be set at a place that shows files. */
export interface SetRule {
  /** What the file was uploaded for: any of these. */
  purposes: readonly UploadPurpose[]
  /** Reason of the refusal. */
  refusal: string
  /** Pictures the site itself brings may be set as well. */
  takesHouse?: boolean
  /** What the place shows already may stay, whoever's it is. */
  kept?: readonly string[]
}

/** Purposes of public pictures. */
export const picturePurposes = ['avatar', 'cover', 'post'] as const

/** A portrait the site draws, or a picture that came with it. */
const isHouse = (address: string): boolean =>
  /^portrait:[\w-]{1,60}$/.test(address) || /^\/media\/(avatars|covers)\/[\w-]{1,120}\.webp$/.test(address)

export interface Ownership {
  /** The public file behind an address, when this member uploaded it for this purpose. */
  ownFile(userId: number, address: string, purpose: UploadPurpose): Promise<OwnFile | undefined>
  /**
   * Whoever sets files anywhere asks here. Fails with the rule's refusal unless each address is one of a file this member
   * uploaded for one of the purposes, of the house, or there already. Visitors without an account own nothing.
   */
  requireOwn(userId: number | undefined, addresses: readonly string[], rule: SetRule): Promise<void>
  /** As {@link requireOwn}, for papers: each of them once. */
  requirePapers(userId: number, addresses: readonly string[], refusal: string): Promise<void>
}

/** A stored file belongs to the member who uploaded it: nobody else may show it. */
export function createOwnership(files: FileQueries, documents: DocumentQueries): Ownership {
  async function isOwn(userId: number, address: string, purposes: readonly UploadPurpose[]): Promise<boolean> {
    const document = documentName(address)
    if (document !== undefined) return purposes.includes('document') && (await documents.ownerOf(document)) === userId
    const name = uploadedName(address)
    const file = name === undefined ? undefined : await files.one(name)
    return file?.userId === userId && purposes.some((purpose) => purpose === file.purpose)
  }
  async function requireOwn(userId: number | undefined, addresses: readonly string[], rule: SetRule): Promise<void> {
    const { purposes, refusal, takesHouse = false, kept = [] } = rule
    for (const address of new Set(addresses)) {
      if (kept.includes(address) || (takesHouse && isHouse(address))) continue
      if (userId === undefined || !(await isOwn(userId, address, purposes))) throw new Failure(refusal)
    }
  }
  return {
    requireOwn,
    async requirePapers(userId, addresses, refusal) {
      await requireOwn(userId, addresses, { purposes: ['document'], refusal })
      // Papers are drawn anew when they come in, so that one picture has one digest, in whatever format it was sent.
      const names = addresses.flatMap((address) => documentName(address) ?? [])
      if ((await documents.different(names)) < addresses.length) throw new Failure(refusal)
    },
    async ownFile(userId, address, purpose) {
      const name = uploadedName(address)
      const file = name === undefined ? undefined : await files.one(name)
      return file && file.userId === userId && file.purpose === purpose ? file : undefined
    },
  }
}
