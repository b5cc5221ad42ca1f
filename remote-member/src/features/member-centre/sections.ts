import { lazy } from 'react'
import { broadcastSections } from './broadcast-sections'
import type { MemberSection } from './member-section'

export type { MemberSection }

/** Every section. Types 1, 5, 7, 9 and 18 are fixed by the specification, 8 and 10 by older links. */
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
    view: lazy(async () => ({ default: (await import('./collected-section')).FollowsSection })),
  },
  {
    type: 14,
    key: 'fans',
    icon: 'users',
    group: 'mine',
    view: lazy(async () => ({ default: (await import('./collected-section')).FansSection })),
  },
  {
    type: 15,
    key: 'favourites',
    icon: 'star',
    group: 'mine',
    view: lazy(async () => ({ default: (await import('../favourites/favourites-section')).FavouritesSection })),
  },
  {
    type: 16,
    key: 'reservations',
    icon: 'bell',
    group: 'mine',
    view: lazy(async () => ({ default: (await import('./collected-section')).ReservationsSection })),
  },
  {
    type: 3,
    key: 'level',
    icon: 'chart-no-axes-column-increasing',
    group: 'mine',
    view: lazy(async () => ({ default: (await import('../level/level-section')).LevelSection })),
  },
  {
    type: 4,
    key: 'safety',
    icon: 'shield-check',
    group: 'mine',
    view: lazy(async () => ({ default: (await import('../safety/safety-section')).SafetySection })),
  },
  {
    type: 31,
    key: 'circlePosts',
    icon: 'message-square',
    group: 'mine',
    view: lazy(async () => ({ default: (await import('../circle-posts/circle-posts-section')).CirclePostsSection })),
  },
  {
    type: 18,
    key: 'space',
    icon: 'layout-grid',
    group: 'mine',
    view: lazy(async () => ({ default: (await import('../persona/space-section')).SpaceSection })),
  },
  {
    type: 30,
    key: 'articles',
    icon: 'file-text',
    group: 'mine',
    view: lazy(async () => ({ default: (await import('./articles-section')).ArticlesSection })),
  },
  {
    type: 32,
    key: 'videos',
    icon: 'video',
    group: 'mine',
    view: lazy(async () => ({ default: (await import('./collected-section')).VideosSection })),
  },
  {
    type: 26,
    key: 'messages',
    icon: 'mail',
    group: 'messages',
    view: lazy(async () => ({ default: (await import('../messages/messages-section')).MessagesSection })),
  },
  {
    type: 19,
    key: 'horns',
    icon: 'megaphone',
    group: 'messages',
    view: lazy(async () => ({ default: (await import('./collected-section')).HornsSection })),
  },
  {
    type: 12,
    key: 'tasks',
    icon: 'clipboard-list',
    group: 'messages',
    view: lazy(async () => ({ default: (await import('../tasks/tasks-section')).TasksSection })),
  },
  {
    type: 6,
    key: 'mall',
    icon: 'shopping-bag',
    group: 'messages',
    view: lazy(async () => ({ default: (await import('../mall/mall-section')).MallSection })),
  },
  {
    type: 11,
    key: 'guesses',
    icon: 'ticket',
    group: 'messages',
    view: lazy(async () => ({ default: (await import('../guesses/guesses-section')).GuessesSection })),
  },
  {
    type: 41,
    key: 'schemes',
    icon: 'file-text',
    group: 'messages',
    view: lazy(async () => ({ default: (await import('../schemes/bought-section')).BoughtSchemesSection })),
  },
  {
    type: 13,
    key: 'settings',
    icon: 'settings',
    group: 'messages',
    view: lazy(async () => ({ default: (await import('../settings/settings-section')).SettingsSection })),
  },
  ...broadcastSections,
]

/** Section of a `type` in the address; an unknown one is the profile. */
export function sectionOf(type: string | null): MemberSection {
  const number = Number(type ?? 0)
  return sections.find((section) => section.type === number) ?? sections[0]!
}

/** Menu of a member: those who broadcast see the anchor centre, the others the application; operators see the reviews. */
export function menuFor(isAnchor: boolean, role = 'member'): readonly MemberSection[] {
  const sees = { anchor: isAnchor, applicant: !isAnchor, operator: role === 'admin' }
  return sections.filter(({ isHidden, audience }) => !isHidden && (audience === undefined || sees[audience]))
}
