/** Why a request to the provider brought nothing. */
export type NamiFault = 'unreachable' | 'slow' | 'too-large' | 'not-json' | 'refused' | 'server' | 'circuit-open'

/** Says what failed without the address: that holds the secret. */
export class NamiError extends Error {
  readonly fault: NamiFault

  constructor(fault: NamiFault, path: string, detail = '') {
    super(`The scores provider failed (${fault}) at ${path}${detail ? `: ${detail}` : ''}.`)
    this.fault = fault
  }
}

export interface Bounds {
  timeoutMs: number
  bytes: number
}

/** Reads a reply piece by piece and stops at the limit: a reply of 100 MB costs no more than the limit. */
async function textOf(reply: Response, path: string, bytesMax: number): Promise<string> {
  if (Number(reply.headers.get('content-length') ?? 0) > bytesMax) throw new NamiError('too-large', path)
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of reply.body ?? []) {
    bytes += piece.length
    if (bytes > bytesMax) throw new NamiError('too-large', path)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** One request for JSON within its bounds. */
export async function boundedJson(url: URL, path: string, { timeoutMs, bytes }: Bounds): Promise<unknown> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  try {
    const reply = await fetch(url, { signal: abort.signal, redirect: 'error', headers: { accept: 'application/json' } })
    if (reply.status >= 500) throw new NamiError('server', path, String(reply.status))
    if (!reply.ok) throw new NamiError('refused', path, String(reply.status))
    const text = await textOf(reply, path, bytes)
    try {
      return JSON.parse(text)
    } catch {
      throw new NamiError('not-json', path)
    }
  } catch (error) {
    if (error instanceof NamiError) throw error
    throw new NamiError(abort.signal.aborted ? 'slow' : 'unreachable', path)
  } finally {
    clearTimeout(timer)
    // What was not read any more must not keep coming.
    abort.abort()
  }
}
