/** One package in an environment: which build runs, and which ran before. */
export interface Pointer {
  /** Build id every visitor gets. */
  stable: string
  /** Builds that were stable before, newest first, at most three. */
  previous: readonly string[]
  /** Builds that were rolled back: never fallen back to. */
  revoked: readonly string[]
}

/** What a document changed against the one before it. */
export interface Change {
  action: 'promote' | 'rollback'
  /** Package, e.g. `remote-scores` or `host`. */
  target: string
  from: string | undefined
  to: string
}

/**
 * State of an environment. Documents are numbered and never changed: a promotion and a rollback both write the next
 * one, so the list of documents is the audit trail.
 */
export interface EnvironmentDocument {
  schema: 1
  environment: string
  seq: number
  /** ISO time. */
  at: string
  by: string
  why: string
  changes: readonly Change[]
  /** Package → pointer. */
  packages: Readonly<Record<string, Pointer>>
}

/** Who does it, when and why. */
export interface Audit {
  by: string
  why: string
  at: string
}

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
