import type { FastifyRequest } from 'fastify'
import { Failure } from '../../kernel/failure'
import { atMost } from './incoming'
import type { ArrivedFile } from './keep-file'
import type { DraftStore } from './ports/draft-store.port'
import { tooLargeFor, uploadBytesMax } from './upload-purposes'
import type { UploadPolicy } from './upload-token.rules'

const formBytesMax = 16 * 1024

export interface FormReader {
  drafts: DraftStore
  /** Name of a new draft. */
  newDraft(): string
  admit(token: string, key: string): Promise<UploadPolicy>
  /** What becomes of the file; the draft is gone afterwards. */
  keep(policy: UploadPolicy, file: ArrivedFile): Promise<string>
}

type FilePart = AsyncIterable<Uint8Array> & { truncated: boolean }

async function keepPart(reader: FormReader, policy: UploadPolicy, part: FilePart, fileName: string): Promise<string> {
  const draft = reader.newDraft()
  try {
    const tooMany = () => tooLargeFor(policy.purpose)
    const bytes = await reader.drafts.append(draft, atMost(part, policy.bytesMax, tooMany))
    // The parser's own limit cuts a file short without a word.
    if (part.truncated) throw tooMany()
    return await reader.keep(policy, { path: reader.drafts.pathOf(draft), fileName, bytes })
  } finally {
    await reader.drafts.remove(draft)
  }
}

async function readParts(request: FastifyRequest, reader: FormReader): Promise<string> {
  const fields = new Map<string, string>()
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value))
      continue
    }
    // The fields stand in front of the file: a stranger's file is not read at all.
    const policy = await reader.admit(fields.get('token') ?? '', fields.get('key') ?? '')
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > policy.bytesMax + formBytesMax) throw tooLargeFor(policy.purpose)
    return await keepPart(reader, policy, part.file, part.filename ?? '')
  }
  throw new Failure('upload-file-missing')
}

/** Writes the file of a form to the disk as it arrives, and keeps it; stops at the first thing that is wrong with it. */
export async function readUploadForm(request: FastifyRequest, reader: FormReader): Promise<string> {
  try {
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > uploadBytesMax + formBytesMax) throw tooLargeFor('video')
    return await readParts(request, reader)
  } catch (error) {
    // What still arrives is thrown away: a browser reads the answer only after it has sent everything.
    request.raw.unpipe()
    request.raw.resume()
    if (error instanceof Failure) throw error
    throw new Failure('body-unreadable', { cause: error })
  }
}
