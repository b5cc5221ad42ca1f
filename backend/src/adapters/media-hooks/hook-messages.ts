/** What an engine tells us about a push. */
export interface HookMessage {
  /** `other` is answered with yes: it is no push. */
  event: 'publish' | 'done' | 'other'
  /** Room number, the public name of the stream. */
  room: number
  key: string
  /** The engine's name for the publisher's connection. */
  client: string
}

type Fields = Readonly<Record<string, unknown>>

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 300) : ''
}
const roomOf = (name: string): number => (/^\d{1,15}$/.test(name) ? Number(name) : 0)
const keyIn = (query: string): string => new URLSearchParams(query.replace(/^\?/, '')).get('key') ?? ''

/** nginx-rtmp: a form; what stood behind the `?` of the stream's name are fields of their own. */
export function readNginxHook(fields: Fields): HookMessage {
  const call = textOf(fields, 'call')
  return {
    event: call === 'publish' ? 'publish' : call === 'publish_done' ? 'done' : 'other',
    room: roomOf(textOf(fields, 'name')),
    key: textOf(fields, 'key'),
    client: textOf(fields, 'clientid'),
  }
}

/** SRS: JSON; `param` holds what stood behind the name. */
export function readSrsHook(fields: Fields): HookMessage {
  const action = textOf(fields, 'action')
  return {
    event: action === 'on_publish' ? 'publish' : action === 'on_unpublish' ? 'done' : 'other',
    room: roomOf(textOf(fields, 'stream')),
    key: keyIn(textOf(fields, 'param')),
    client: textOf(fields, 'client_id'),
  }
}

/** MediaMTX: asks for every action; the room is the last part of the path. Its `done` comes from a command it runs. */
export function readMediamtxHook(fields: Fields): HookMessage {
  const action = textOf(fields, 'action')
  return {
    event: action === 'publish' ? 'publish' : action === 'done' ? 'done' : 'other',
    room: roomOf(textOf(fields, 'path').split('/').at(-1) ?? ''),
    key: keyIn(textOf(fields, 'query')) || textOf(fields, 'password'),
    client: textOf(fields, 'id'),
  }
}
