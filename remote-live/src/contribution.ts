import { defineRemote } from '@pitchside/remote-kit'

const kinds = [
  { label: 'live:kind.0', to: '/anchor?type=0' },
  { label: 'live:kind.1', to: '/anchor?type=1' },
  { label: 'live:kind.2', to: '/anchor?type=2' },
]

export default defineRemote({
  id: 'live',
  contract: 1,
  routes: [
    {
      path: '/live',
      title: 'live:title.live',
      page: () => import('./pages/live.page'),
      layout: { hasNarrowMenu: true },
    },
    {
      path: '/live-chat',
      title: 'live:title.chat',
      page: () => import('./pages/live-chat.page'),
      layout: { isBare: true },
      isMemberOnly: true,
    },
    { path: '/clip', title: 'live:title.clip', page: () => import('./pages/clip.page') },
    { path: '/anchor', title: 'live:title.anchor', page: () => import('./features/lists/anchor.page') },
    { path: '/rank', title: 'live:title.rank', page: () => import('./features/lists/rank.page') },
    {
      path: '/attention',
      title: 'live:title.attention',
      page: () => import('./features/lists/attention.page'),
      isMemberOnly: true,
    },
    {
      path: '/reserve',
      title: 'live:title.reserve',
      page: () => import('./features/reserve/reserve.page'),
      isMemberOnly: true,
    },
  ],
  menu: [
    { into: 'header.tabs', label: 'live:menu.anchors', to: '/anchor?type=0', order: 30, children: kinds },
    { into: 'side.menu', label: 'live:menu.rank', to: '/rank', order: 20, icon: 'trophy' },
    { into: 'side.menu', label: 'live:menu.attention', to: '/attention', order: 30, icon: 'heart' },
    { into: 'side.menu', label: 'live:menu.reserve', to: '/reserve', order: 40, icon: 'bell' },
    { into: 'side.menu', label: 'live:menu.anchors', to: '/anchor?type=0', order: 50, icon: 'radio', children: kinds },
  ],
  slots: [
    { into: 'main.hero', view: () => import('./features/home/hero.slot') },
    { into: 'main.rooms', view: () => import('./features/home/rooms.slot') },
    { into: 'main.rank', view: () => import('./features/home/rank.slot') },
    { into: 'member.anchor-centre', view: () => import('./features/studio/anchor-centre.slot') },
    { into: 'member.collected', view: () => import('./features/collected/collected.slot') },
    { into: 'persona.room', view: () => import('./features/persona/persona-room.slot') },
    { into: 'persona.playbacks', view: () => import('./features/persona/persona-playbacks.slot') },
    { into: 'suggested.rooms', view: () => import('./features/suggested/suggested-rooms.slot') },
    { into: 'suggested.anchors', view: () => import('./features/suggested/suggested-anchors.slot') },
    { into: 'shell.mini', view: () => import('./features/mini/mini.slot') },
    { into: 'report.dialog', view: () => import('./features/report/report.slot') },
  ],
  i18n: {
    zh: () => import('./i18n/zh.json'),
    en: () => import('./i18n/en.json'),
    vi: () => import('./i18n/vi.json'),
  },
  topics: ['room', 'user.', 'match.football', 'match.basketball'],
})
