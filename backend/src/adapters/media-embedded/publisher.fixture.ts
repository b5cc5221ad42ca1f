import { request } from 'node:http'

export interface UploadOptions {
  method?: string
  headers?: Record<string, string>
  /** Sends nothing of the body: the answer must come without it. */
  isBodyHeldBack?: boolean
}

/** Uploads one file over a connection of its own; resolves with the status. Paths go out as they are written. */
export function upload(origin: string, path: string, body: Buffer | string, options: UploadOptions = {}) {
  const { hostname, port } = new URL(origin)
  const { method = 'PUT', headers = {}, isBodyHeldBack = false } = options
  return new Promise<number>((resolve, reject) => {
    const length = 'transfer-encoding' in headers ? {} : { 'content-length': String(body.length) }
    const sent = request({ hostname, port, path, method, headers: { ...length, ...headers } })
    sent.once('response', (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
      sent.destroy()
    })
    sent.once('error', reject)
    if (isBodyHeldBack) sent.flushHeaders()
    else sent.end(body)
  })
}

/** A publisher with a push of its own: uploads like ffmpeg, under the addresses of `hls`. */
export function createPublisher(hls: string, pushId?: string) {
  const { origin, pathname } = new URL(hls)
  const headers: Record<string, string> = pushId === undefined ? {} : { 'x-push-id': pushId }
  return {
    put: (name: string, body: Buffer | string) => upload(origin, `${pathname}${name}`, body, { headers }),
    remove: (name: string) => upload(origin, `${pathname}${name}`, '', { method: 'DELETE', headers }),
  }
}

/** What a playlist says. */
export function readPlaylist(text: string) {
  const numberOf = (tag: string): number => Number(new RegExp(`#EXT-X-${tag}:(\\d+)`).exec(text)?.[1] ?? -1)
  return {
    sequence: numberOf('MEDIA-SEQUENCE'),
    discontinuities: numberOf('DISCONTINUITY-SEQUENCE'),
    target: numberOf('TARGETDURATION'),
    breaks: text.split('\n').filter((line) => line === '#EXT-X-DISCONTINUITY').length,
    headers: [...text.matchAll(/#EXT-X-MAP:URI="([^"]+)"/g)].map(([, uri = '']) => uri),
    dates: [...text.matchAll(/PROGRAM-DATE-TIME:(.+)/g)].map(([, date = '']) => Date.parse(date)),
    segments: text.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
    isOver: text.includes('#EXT-X-ENDLIST'),
  }
}
