export type { Canary, Change, EnvironmentDocument, Pointer } from './document-schema'

/** Who does it, when and why. */
export interface Audit {
  by: string
  why: string
  at: string
  /** The door it came through, e.g. `token t4f… from 203.0.113.7`; undefined: a command beside the store. */
  via?: string
}

/** Who takes canaries back that do worse. */
export const robotName = 'robot'

/** A refusal: nothing was changed. */
export class ReleaseRefused extends Error {
  constructor(
    readonly reason: string,
    message: string,
    readonly details: readonly string[] = [],
  ) {
    super(message)
    this.name = 'ReleaseRefused'
  }
}
