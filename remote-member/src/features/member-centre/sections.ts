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
  /** Whose menu shows it; everybody's when not given. */
  audience?: 'anchor' | 'applicant' | 'operator'
  /** Not in the menu, only reached by address. */
  isHidden?: boolean
}

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
  {
    type: 9,
    key: 'anchor',
    icon: 'radio',
    group: 'broadcast',
    audience: 'anchor',
    view: lazy(async () => ({ default: (await import('./broadcast-section')).GoLiveSection })),
  },
  {
    type: 8,
    key: 'plans',
    icon: 'calendar-plus',
    group: 'broadcast',
    audience: 'anchor',
    view: lazy(async () => ({ default: (await import('./broadcast-section')).PlansSection })),
  },
  {
    type: 20,
    key: 'records',
    icon: 'history',
    group: 'broadcast',
    audience: 'anchor',
    view: lazy(async () => ({ default: (await import('./broadcast-section')).RecordsSection })),
  },
  {
    type: 21,
    key: 'income',
    icon: 'gift',
    group: 'broadcast',
    audience: 'anchor',
    view: lazy(async () => ({ default: (await import('./broadcast-section')).IncomeSection })),
  },
  {
    type: 10,
    key: 'room',
    icon: 'sliders-horizontal',
    group: 'broadcast',
    audience: 'anchor',
    view: lazy(async () => ({ default: (await import('./broadcast-section')).RoomSettingsSection })),
  },
  {
    type: 22,
    key: 'assistants',
    icon: 'shield',
    group: 'broadcast',
    audience: 'anchor',
    view: lazy(async () => ({ default: (await import('./broadcast-section')).AssistantsSection })),
  },
  {
    type: 7,
    key: 'apply',
    icon: 'mic',
    group: 'broadcast',
    audience: 'applicant',
    view: lazy(async () => ({ default: (await import('./broadcast-section')).ApplySection })),
  },
  {
    type: 5,
    key: 'apply',
    icon: 'mic',
    group: 'broadcast',
    audience: 'applicant',
    isHidden: true,
    view: lazy(async () => ({ default: (await import('./broadcast-section')).ApplySection })),
  },
  {
    type: 28,
    key: 'expert',
    icon: 'pen-line',
    group: 'broadcast',
    view: lazy(async () => ({ default: (await import('./collected-section')).ExpertSection })),
  },
  {
    type: 40,
    key: 'ownSchemes',
    icon: 'trophy',
    group: 'broadcast',
    view: lazy(async () => ({ default: (await import('../schemes/own-section')).OwnSchemesSection })),
  },
  {
    type: 23,
    key: 'review',
    icon: 'clipboard-list',
    group: 'broadcast',
    audience: 'operator',
    view: lazy(async () => ({ default: (await import('./broadcast-section')).ReviewSection })),
  },
  {
    type: 24,
    key: 'hornReview',
    icon: 'megaphone',
    group: 'broadcast',
    audience: 'operator',
    view: lazy(async () => ({ default: (await import('./broadcast-section')).HornReviewSection })),
  },
  {
    type: 25,
    key: 'reports',
    icon: 'flag',
    group: 'broadcast',
    audience: 'operator',
    view: lazy(async () => ({ default: (await import('./broadcast-section')).ReportsSection })),
  },
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
