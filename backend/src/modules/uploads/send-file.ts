import { buffer } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NarrowPictures } from '../../kernel/narrow-pictures'
import { type ByteRange, type OpenedFile, typeOfName } from './ports/object-store.port'

const yearS = 31_536_000
const forEver = `public, max-age=${yearS}, immutable`
const inert = "default-src 'none'; sandbox"
/** What browsers play where it stands; everything else is saved. */
const shownTypes = ['image/webp', 'video/mp4', 'video/ogg']

/** The part a request asks for; undefined for everything, and for several parts at once. */
export function rangeAsked(header: string | undefined): ByteRange | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!asked || (asked[1] === '' && asked[2] === '')) return undefined
  const [from, to] = [asked[1], asked[2]].map((text) => (text === '' ? undefined : Number(text)))
  // An end in front of the beginning makes no part.
  if (from !== undefined && to !== undefined && to < from) return undefined
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

type OpenFile = (name: string, range?: ByteRange) => Promise<OpenedFile | 'outside' | undefined>

const noSuchFile = (reply: FastifyReply) => reply.code(404).type('text/plain').send('no such file')

/** Sends a public file that never changes, or the part of it that a player asks for to jump in it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  open: OpenFile,
): Promise<FastifyReply> {
  const range = rangeAsked(request.headers.range)
  const file = await open(name, range)
  reply.header('content-security-policy', inert)
  if (file === undefined) return noSuchFile(reply)
  reply.header('accept-ranges', 'bytes')
  if (file === 'outside') {
    const whole = await open(name)
    const total = whole && whole !== 'outside' ? whole.total : 0
    if (whole && whole !== 'outside') whole.bytes.destroy()
    return reply.code(416).header('content-range', `bytes */${total}`).send()
  }
  const type = typeOfName(name)
  reply.header('cache-control', forEver)
  reply.header('content-disposition', shownTypes.includes(type) ? 'inline' : `attachment; filename="${name}"`)
  reply.type(type).header('content-length', file.to - file.from + 1)
  if (range) reply.code(206).header('content-range', `bytes ${file.from}-${file.to}/${file.total}`)
  return reply.send(file.bytes)
}

interface Narrow {
  name: string
  /** px */
  width: number
  narrow: NarrowPictures
  open: OpenFile
}

/** Sends a public picture as narrow as asked. */
export async function sendNarrow(reply: FastifyReply, { name, width, narrow, open }: Narrow): Promise<FastifyReply> {
  reply.header('content-security-policy', inert)
  const file = await open(name)
  if (file === undefined || file === 'outside') return noSuchFile(reply)
  const read = () => buffer(file.bytes)
  const bytes = await narrow.of(name, width, read).finally(() => file.bytes.destroy())
  return reply.header('cache-control', forEver).type('image/webp').send(bytes)
}
