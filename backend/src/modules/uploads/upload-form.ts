import type { FastifyRequest } from 'fastify'
import { Failure } from '../../kernel/failure'
import { uploadBytesMax } from './upload-purposes'
import type { UploadPolicy } from './upload-token.rules'

const formBytesMax = 16 * 1024

/** The form of an upload: what its fields allow, and the file they came with. */
export interface UploadForm {
  policy: UploadPolicy
  bytes: Uint8Array
  /** As the sender calls it: only its ending is believed, and that only when the bytes agree. */
  fileName: string
}

function tooLarge(bytesMax: number): Failure {
  return new Failure('upload-too-large', { params: { megabytes: bytesMax / 1024 / 1024 } })
}

type FileStream = AsyncIterable<Uint8Array> & { truncated: boolean }

async function readFile(file: FileStream, bytesMax: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of file) {
    length += chunk.length
    if (length > bytesMax) throw tooLarge(bytesMax)
    chunks.push(chunk)
  }
  // The parser's own limit cuts a file short without a word.
  if (file.truncated) throw tooLarge(bytesMax)
  return Buffer.concat(chunks)
}

async function readParts(
  request: FastifyRequest,
  admit: (token: string, key: string) => Promise<UploadPolicy>,
): Promise<UploadForm> {
  const fields = new Map<string, string>()
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value))
      continue
    }
    // The fields stand in front of the file: a stranger's file is not read at all.
    const policy = await admit(fields.get('token') ?? '', fields.get('key') ?? '')
    return { policy, bytes: await readFile(part.file, policy.bytesMax), fileName: part.filename }
  }
  throw new Failure('upload-file-missing')
}

/** Reads an upload as it arrives; stops at the first thing that is wrong with it. */
export async function readUploadForm(
  request: FastifyRequest,
  admit: (token: string, key: string) => Promise<UploadPolicy>,
): Promise<UploadForm> {
  try {
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > uploadBytesMax + formBytesMax) throw tooLarge(uploadBytesMax)
    return await readParts(request, admit)
  } catch (error) {
    // What still arrives is thrown away: a browser reads the answer only after it has sent everything.
    request.raw.unpipe()
    request.raw.resume()
    if (error instanceof Failure) throw error
    throw new Failure('body-unreadable', { cause: error })
  }
}
