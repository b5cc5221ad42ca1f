/** What a browser can be told while no page of the site is open. */
export const pushKinds = ['goals', 'kickoffs', 'broadcasts', 'articles', 'messages'] as const
export type PushKind = (typeof pushKinds)[number]

/** What the worker of a browser is sent, encrypted. */
export interface PushedMessage {
  /** What it is about: shown once, however often it arrives. */
  key: string
  /** A later one of the same tag stands in its place. */
  tag: string
  kind: PushKind
  title: string
  body: string
  /** Path of a page of the site. */
  url: string
}
