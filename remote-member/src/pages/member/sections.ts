import { memberSections } from '@pitchside/contract'
import { lazy } from 'react'
import { broadcastSections } from '../../features/member-centre/broadcast-sections'
import type { MemberSection } from '../../features/member-centre/member-section'

export type { MemberSection }

/** Every section. Types 1, 5, 7, 9 and 18 are fixed by the specification, 8 and 10 by older links. */
export const sections: readonly MemberSection[] = [
  {
    type: memberSections.profile,
    key: 'profile',
    icon: 'user',
    group: 'account',
    view: lazy(async () => ({ default: (await import('../../features/profile/profile-section')).ProfileSection })),
  },
  {
    type: memberSections.space,
    key: 'space',
    icon: 'layout-grid',
    group: 'account',
    view: lazy(async () => ({ default: (await import('../../features/persona/space-section')).SpaceSection })),
  },
  {
    type: memberSections.level,
    key: 'level',
    icon: 'chart-no-axes-column-increasing',
    group: 'account',
    view: lazy(async () => ({ default: (await import('../../features/level/level-section')).LevelSection })),
  },
  {
    type: memberSections.safety,
    key: 'safety',
    icon: 'shield-check',
    group: 'account',
    view: lazy(async () => ({ default: (await import('../../features/safety/safety-section')).SafetySection })),
  },
  {
    type: memberSections.settings,
    key: 'settings',
    icon: 'settings',
    group: 'account',
    view: lazy(async () => ({ default: (await import('../../features/settings/settings-section')).SettingsSection })),
  },
  {
    type: memberSections.wallet,
    key: 'wallet',
    icon: 'wallet',
    group: 'wallet',
    view: lazy(async () => ({ default: (await import('../../features/wallet/wallet-section')).WalletSection })),
  },
  {
    type: memberSections.tasks,
    key: 'tasks',
    icon: 'clipboard-list',
    group: 'wallet',
    view: lazy(async () => ({ default: (await import('../../features/tasks/tasks-section')).TasksSection })),
  },
  {
    type: memberSections.mall,
    key: 'mall',
    icon: 'shopping-bag',
    group: 'wallet',
    view: lazy(async () => ({ default: (await import('../../features/mall/mall-section')).MallSection })),
  },
  {
    type: memberSections.guesses,
    key: 'guesses',
    icon: 'ticket',
    group: 'wallet',
    view: lazy(async () => ({ default: (await import('../../features/guesses/guesses-section')).GuessesSection })),
  },
  {
    type: memberSections.schemes,
    key: 'schemes',
    icon: 'file-text',
    group: 'wallet',
    view: lazy(async () => ({ default: (await import('../../features/schemes/bought-section')).BoughtSchemesSection })),
  },
  {
    type: memberSections.follows,
    key: 'follows',
    icon: 'heart',
    group: 'collected',
    view: lazy(async () => ({
      default: (await import('../../features/member-centre/collected-section')).FollowsSection,
    })),
  },
  {
    type: memberSections.fans,
    key: 'fans',
    icon: 'users',
    group: 'collected',
    view: lazy(async () => ({ default: (await import('../../features/member-centre/collected-section')).FansSection })),
  },
  {
    type: memberSections.favourites,
    key: 'favourites',
    icon: 'star',
    group: 'collected',
    view: lazy(async () => ({
      default: (await import('../../features/favourites/favourites-section')).FavouritesSection,
    })),
  },
  {
    type: memberSections.reservations,
    key: 'reservations',
    icon: 'bell',
    group: 'collected',
    view: lazy(async () => ({
      default: (await import('../../features/member-centre/collected-section')).ReservationsSection,
    })),
  },
  {
    type: memberSections.messages,
    key: 'messages',
    icon: 'mail',
    group: 'messages',
    view: lazy(async () => ({ default: (await import('../../features/messages/messages-section')).MessagesSection })),
  },
  {
    type: memberSections.horns,
    key: 'horns',
    icon: 'megaphone',
    group: 'messages',
    view: lazy(async () => ({
      default: (await import('../../features/member-centre/collected-section')).HornsSection,
    })),
  },
  {
    type: memberSections.circlePosts,
    key: 'circlePosts',
    icon: 'message-square',
    group: 'works',
    view: lazy(async () => ({
      default: (await import('../../features/circle-posts/circle-posts-section')).CirclePostsSection,
    })),
  },
  {
    type: memberSections.articles,
    key: 'articles',
    icon: 'file-text',
    group: 'works',
    view: lazy(async () => ({
      default: (await import('../../features/member-centre/articles-section')).ArticlesSection,
    })),
  },
  {
    type: memberSections.videos,
    key: 'videos',
    icon: 'video',
    group: 'works',
    view: lazy(async () => ({
      default: (await import('../../features/member-centre/collected-section')).VideosSection,
    })),
  },
  {
    type: memberSections.expert,
    key: 'expert',
    icon: 'pen-line',
    group: 'works',
    view: lazy(async () => ({
      default: (await import('../../features/member-centre/collected-section')).ExpertSection,
    })),
  },
  {
    type: memberSections.ownSchemes,
    key: 'ownSchemes',
    icon: 'trophy',
    group: 'works',
    view: lazy(async () => ({ default: (await import('../../features/schemes/own-section')).OwnSchemesSection })),
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
