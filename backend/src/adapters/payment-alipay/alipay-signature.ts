import { type KeyObject, sign, verify } from 'node:crypto'

type Fields = Readonly<Record<string, string>>

/** What is signed: the fields that have a value, sorted by name, joined like a query but not encoded. */
function contentOf(fields: Fields, without: readonly string[]): string {
  return Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
}

/** RSA2 of a request; `sign_type` is signed with the rest, `sign` is the result. */
export const signRequest = (fields: Fields, key: KeyObject): string =>
  sign('sha256', Buffer.from(contentOf(fields, ['sign'])), key).toString('base64')

/** One signature has one spelling: whatever base64 would overlook is refused. */
export function isSigned(content: string, signature: string, key: KeyObject): boolean {
  const bytes = Buffer.from(signature, 'base64')
  return bytes.toString('base64') === signature && verify('sha256', Buffer.from(content), key, bytes)
}

/** Whether a notification is signed by the key. In notifications `sign_type` is not signed, unlike in requests. */
export const isNotificationSigned = (fields: Fields, key: KeyObject): boolean =>
  fields.sign_type === 'RSA2' &&
  Boolean(fields.sign) &&
  isSigned(contentOf(fields, ['sign', 'sign_type']), fields.sign ?? '', key)

/**
 * The part of an answer that is signed: the text of the one object in it, byte by byte as it came. Parsing and writing it
 * again would change slashes and spaces.
 */
export function signedPart(answer: string, name: string): string | undefined {
  const start = answer.indexOf(`"${name}"`)
  const open = start < 0 ? -1 : answer.indexOf('{', start)
  if (open < 0) return undefined
  let depth = 0
  let isText = false
  for (let at = open; at < answer.length; at++) {
    const sign = answer[at]
    if (isText) {
      if (sign === '\\') at++
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return answer.slice(open, at + 1)
  }
  return undefined
}
