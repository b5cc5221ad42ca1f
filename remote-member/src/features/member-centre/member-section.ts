import type { IconName } from '@pitchside/ui'
import type { ComponentType } from 'react'

/** One section of the member centre: its `type` in the address, place in the menu, and view in a chunk of its own. */
export interface MemberSection {
  type: number
  /** Text key under `section.`. */
  key: string
  icon: IconName
  group: 'mine' | 'messages' | 'broadcast'
  view: ComponentType
  /** Whose menu shows it; everybody's when not given. */
  audience?: 'anchor' | 'applicant' | 'operator'
  /** Not in the menu, only reached by address. */
  isHidden?: boolean
}
