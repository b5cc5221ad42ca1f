import { createHmac } from 'node:crypto'
import { createInstallationKey } from '../../db/installation-key'
import type { Kernel } from '../../kernel/kernel'
import { lineOf } from '../../kernel/network'

/** Who looks: a member, or a visitor by where they come from. */
export interface Viewer {
  userId: number | undefined
  ip: string
}

/** So long a viewer is remembered, and counts once. */
export const viewerHourMs = 3_600_000

/** What a viewer is counted by. Addresses are kept in disguise: to count them nobody has to know them. */
export function createViewerNames({ db, random }: Pick<Kernel, 'db' | 'random'>) {
  const keyOf = createInstallationKey(db, random, 'viewers')
  return async ({ userId, ip }: Viewer): Promise<string> => {
    if (userId !== undefined) return `m${userId}`
    return `a${createHmac('sha256', await keyOf())
      .update(lineOf(ip))
      .digest('base64url')
      .slice(0, 22)}`
  }
}
