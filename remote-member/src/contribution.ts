import { defineRemote } from '@pitchside/remote-kit'

/** Everything the member section adds to the product. */
export default defineRemote({
  id: 'member',
  contract: 1,
  routes: [
    {
      path: '/member',
      title: 'member:title.member',
      page: () => import('./pages/member/member.page'),
      isMemberOnly: true,
    },
    { path: '/persona', title: 'member:title.persona', page: () => import('./features/persona/persona.page') },
    { path: '/about-user', title: 'member:title.about', page: () => import('./pages/about.page') },
    { path: '/downLoad', title: 'member:title.download', page: () => import('./pages/download.page') },
  ],
  menu: [],
  slots: [{ into: 'header.user-menu', view: () => import('./features/tasks/user-menu.slot') }],
  i18n: { zh: () => import('./i18n/zh.json'), en: () => import('./i18n/en.json'), vi: () => import('./i18n/vi.json') },
  topics: ['user.'],
})
