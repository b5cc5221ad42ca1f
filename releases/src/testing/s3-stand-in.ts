import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Credentials } from '../store/s3-objects'
import { s3Authorization, sha256Hex } from './s3-signature'

export interface S3StandIn {
  endpoint: string
  objects: Map<string, Buffer>
  /** The next writes answer 409, as when two conditional writes of one key meet. */
  conflicts: number
  close(): Promise<void>
}

const pageSize = 3

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Whether a request carries the signature its own content gives. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer, credentials: S3Credentials): boolean {
  const authorization = request.headers.authorization ?? ''
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name] ?? '')]))
  if (headers['x-amz-content-sha256'] !== sha256Hex(body)) return false
  const query = Object.fromEntries(url.searchParams)
  const expected = s3Authorization({ method: request.method ?? '', path: url.pathname, query, headers }, credentials)
  return authorization === expected
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function listing(keys: readonly string[], after: string): string {
  const rest = keys.filter((key) => key > after)
  const page = rest.slice(0, pageSize)
  const isCut = rest.length > page.length
  const next = isCut ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : ''
  const contents = page.map((key) => `<Contents><Key>${escapeXml(key)}</Key></Contents>`).join('')
  return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents}</ListBucketResult>`
}

/** An object store in memory that speaks as much S3 as a release store needs, signatures and pages included. */
export async function startS3StandIn(credentials: S3Credentials): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>()
  const standIn = { endpoint: '', objects, conflicts: 0, close: (): Promise<void> => Promise.resolve() }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const body = await bodyOf(request)
    const answer = (status: number, text: string | Buffer = '') => response.writeHead(status).end(text)
    const refuse = (status: number, code: string) => answer(status, `<Error><Code>${code}</Code></Error>`)
    if (!isSigned(request, url, body, credentials)) return refuse(403, 'SignatureDoesNotMatch')
    const [, , ...parts] = url.pathname.split('/').map(decodeURIComponent)
    const key = parts.join('/')
    if (request.method === 'GET' && key === '') {
      const prefix = url.searchParams.get('prefix') ?? ''
      const keys = [...objects.keys()].filter((name) => name.startsWith(prefix)).sort()
      return answer(200, listing(keys, url.searchParams.get('continuation-token') ?? ''))
    }
    if (request.method === 'GET') {
      const found = objects.get(key)
      return found ? answer(200, found) : refuse(404, 'NoSuchKey')
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return answer(204)
    }
    if (standIn.conflicts > 0) {
      standIn.conflicts -= 1
      return refuse(409, 'ConditionalRequestConflict')
    }
    if (request.headers['if-none-match'] === '*' && objects.has(key)) return refuse(412, 'PreconditionFailed')
    objects.set(key, body)
    return answer(200)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  standIn.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  standIn.close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  }
  return standIn
}
