import { type TProperties, type TSchema, Type } from '@sinclair/typebox'
import type { Caller } from '../call'
import { limits } from '../limits'

/** A call without input. Unknown fields are dropped, not refused: clients of several ages call the same server. */
export const nothing = Type.Object({})

/** `data` of a call that only succeeds or fails. */
export const none = Type.Null()

/** 0 or 1 on the wire. */
export const flag = Type.Union([Type.Literal(0), Type.Literal(1)])

/** A number that older clients send as text: accepted in both forms, coerced by the binder. */
export const id = Type.Integer({ minimum: 1 })

/** Epoch seconds. */
export const seconds = Type.Integer({ minimum: 0 })

/** Page number from 1. */
export const page = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }))

/** Page number from 1 of a list that comes whole when nobody asks for a page. */
export const wholeOrPage = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 }))

/** Text that is trimmed and must not be empty. */
export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })

/** Paged reply: rows in `data`, with the paginator's counts. */
export const paged = <T extends TSchema>(row: T) =>
  Type.Object({
    data: Type.Array(row),
    total: Type.Integer({ minimum: 0 }),
    per_page: Type.Integer({ minimum: 1 }),
    current_page: Type.Integer({ minimum: 1 }),
    last_page: Type.Integer({ minimum: 0 }),
  })

/**
 * A list that comes page by page: what one row holds, what beside the page may be asked for, and how many rows a page has
 * where it is not the usual number.
 * Routes give rows and their number, the binder makes the paginator around them.
 */
export const list = <R extends TSchema, F extends TProperties>(asked: {
  who: Caller
  row: R
  filter: F
  perPage?: number
}) => ({
  who: asked.who,
  input: Type.Object({ ...asked.filter, page }),
  data: paged(asked.row),
  perPage: asked.perPage ?? limits.rowsPerPage,
})

/** A reply that is a file instead of an envelope; its call says `isFile`. */
export const file = Type.Object({ name: Type.String(), contentType: Type.String(), bytes: Type.Uint8Array() })
