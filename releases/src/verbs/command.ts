/** What a verb may be told beside what it is about. */
export const valued = [
  'version',
  'why',
  'by',
  'env',
  'percent',
  'folder',
  'from',
  'to',
  'accept',
  'role',
  'package',
  'days',
  'server',
  'team',
  'routes',
  'menus',
  'slots',
  'budget',
  'oidc',
  'verbs',
  'envs',
  'token',
  'preview',
  'for',
  'audience',
  'raise',
  'range',
] as const
export const flags = ['json', 'again', 'urgent', 'smoke', 'yes'] as const

/** A package as named, with the version behind its `@`. */
export interface Target {
  name: string
  version: string | undefined
}

/** A command as typed, or as it came over HTTP, checked. */
export interface Command<V extends string = string> {
  verb: V
  /** Package; undefined for what is about everything. */
  name: string | undefined
  /** All packages, each with its version where one was given. */
  targets: readonly Target[]
  environment: string
  isJson: boolean
  values: Readonly<Partial<Record<(typeof valued)[number], string>>>
  flags: ReadonlySet<(typeof flags)[number]>
  /** The door it came through, see `Audit`. */
  via?: string
}
