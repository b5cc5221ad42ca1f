import type { IconName } from '@pitchside/ui'
import { type ComponentType, lazy } from 'react'

/** One section of the member centre: its `type` in the address, place in the menu, and view in a chunk of its own. */
export interface MemberSection {
  type: number
  /** Text key under `section.`. */
  key: string
  icon: IconName
  group: 'mine' | 'messages' | 'broadcast'
  view: ComponentType
  /** Not in the menu, only reached by address. */
  isHidden?: boolean
}

/** Every section. Types 1, 5, 7, 9 and 18 are fixed by the specification. */
export const sections: readonly MemberSection[] = [
  {
    type: 0,
    key: 'profile',
    icon: 'user',
    group: 'mine',
    view: lazy(async () => ({ default: (await import('../profile/profile-section')).ProfileSection })),
  },
  {
    type: 1,
    key: 'wallet',
    icon: 'wallet',
    group: 'mine',
    view: lazy(async () => ({ default: (await import('../wallet/wallet-section')).WalletSection })),
  },
  {
    type: 2,
    key: 'follows',
    icon: 'heart',
    group: 'mine',
    view: lazy(async () => ({ default: (await import('../follows/follows-section')).FollowsSection })),
  },
  {
    type: 18,
    key: 'space',
    icon: 'layout-grid',
    group: 'mine',
    view: lazy(async () => ({ default: (await import('../persona/space-section')).SpaceSection })),
  },
  {
    type: 12,
    key: 'tasks',
    icon: 'clipboard-list',
    group: 'messages',
    view: lazy(async () => ({ default: (await import('../tasks/tasks-section')).TasksSection })),
  },
  {
    type: 13,
    key: 'settings',
    icon: 'settings',
    group: 'messages',
    view: lazy(async () => ({ default: (await import('../settings/settings-section')).SettingsSection })),
  },
  {
    type: 7,
    key: 'apply',
    icon: 'mic',
    group: 'broadcast',
    view: lazy(async () => ({ default: (await import('./broadcast-section')).ApplySection })),
  },
  {
    type: 5,
    key: 'apply',
    icon: 'mic',
    group: 'broadcast',
    isHidden: true,
    view: lazy(async () => ({ default: (await import('./broadcast-section')).ApplySection })),
  },
  {
    type: 9,
    key: 'anchor',
    icon: 'radio',
    group: 'broadcast',
    view: lazy(async () => ({ default: (await import('./broadcast-section')).AnchorSection })),
  },
]

/** Section of a `type` in the address; an unknown one is the profile. */
export function sectionOf(type: string | null): MemberSection {
  const number = Number(type ?? 0)
  return sections.find((section) => section.type === number) ?? sections[0]!
}

/** Menu of a member: those who broadcast see the anchor centre, the others the application. */
export function menuFor(isAnchor: boolean): readonly MemberSection[] {
  return sections.filter(
    (section) => !section.isHidden && (section.key !== 'apply' || !isAnchor) && (section.key !== 'anchor' || isAnchor),
  )
}
