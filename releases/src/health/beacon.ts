import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { buildSchema } from '../core/document-schema'

/** Where a remote failed, or that it is there. */
export const phases = [
  'manifest',
  'entry',
  'expose',
  'chunk',
  'style',
  'render',
  'integrity',
  'contract',
  'ready',
] as const

const sampleSchema = Type.Object({
  remote: Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' }),
  build: buildSchema,
  phase: Type.Union(phases.map((phase) => Type.Literal(phase))),
  /** Time from the first request to something to see. */
  ms: Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
  detail: Type.Optional(Type.String({ maxLength: 300 })),
})
const beaconSchema = Type.Object({
  seq: Type.Integer({ minimum: 1 }),
  samples: Type.Array(sampleSchema, { minItems: 1, maxItems: 50 }),
})

export type HealthSample = Static<typeof sampleSchema>
export type Beacon = Static<typeof beaconSchema>

/** What a page sent; undefined when it is not what our pages send. */
export function readBeacon(body: unknown): Beacon | undefined {
  return Value.Check(beaconSchema, body) ? body : undefined
}
