import type { IconName } from '@pitchside/ui'
import type { ComponentType } from 'react'

/** Groups of the menu, in its order. */
export const memberGroups = ['account', 'wallet', 'collected', 'messages', 'works', 'broadcast', 'review'] as const
export type MemberGroup = (typeof memberGroups)[number]

/** One section of the member centre: its `type` in the address, place in the menu, and view in a chunk of its own. */
export interface MemberSection {
  type: number
  /** Text key under `section.`. */
  key: string
  icon: IconName
  group: MemberGroup
  view: ComponentType
  /** Whose menu shows it; everybody's when not given. */
  audience?: 'anchor' | 'applicant' | 'operator'
  /** Not in the menu, only reached by address. */
  isHidden?: boolean
}
