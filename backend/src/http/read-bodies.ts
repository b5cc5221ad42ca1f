import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooMuchIn } from './json-size'
import { refusedField } from './measure'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Values that the JSON of this door may hold. */
    valuesMax?: number
  }
}

/** The same for doors that say nothing; the longest we know, a page's health, has under 400. */
const doorValuesMax = 512
/** Fields of a form; the longest of ours has nine. */
const formFieldsMax = 64

function readJson(text: string, request: FastifyRequest): unknown {
  const tooMuch = tooMuchIn(text, request.routeOptions.config.valuesMax ?? doorValuesMax)
  if (tooMuch !== undefined) throw refusedField('', tooMuch)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw Object.assign(new Error('The body is not JSON.', { cause: error }), { statusCode: 400 })
  }
}

function readForm(text: string): Record<string, string> {
  // A piece more than may be: a longer form is not taken apart to its end.
  if (text.split('&', formFieldsMax + 1).length > formFieldsMax)
    throw refusedField('', `Expected at most ${formFieldsMax} fields`)
  return Object.fromEntries(new URLSearchParams(text))
}

/** Reads what the usual doors are sent. A body may be missing: some POST calls carry their input in the query. */
export function readBodies(app: FastifyInstance): void {
  const add = (type: string, read: (text: string, request: FastifyRequest) => unknown) =>
    app.addContentTypeParser(type, { parseAs: 'string' }, (request, body, done) => {
      let value: unknown = {}
      try {
        if (body.length > 0) value = read(String(body), request)
      } catch (error) {
        return done(error as Error)
      }
      done(null, value)
    })
  add('application/json', readJson)
  add('application/x-www-form-urlencoded', readForm)
}
