import { defineRemote } from '@pitchside/remote-kit'

export default defineRemote({
  id: 'chat',
  contract: 1,
  routes: [
    {
      path: '/chat-chat',
      title: 'chat:title.chat',
      page: () => import('./pages/chat.page'),
      isMemberOnly: true,
    },
  ],
  menu: [],
  slots: [{ into: 'shell.panel', view: () => import('./features/panel/chat-panel.slot') }],
  i18n: { zh: () => import('./i18n/zh.json'), en: () => import('./i18n/en.json'), vi: () => import('./i18n/vi.json') },
  topics: ['user.', 'guest.', 'room.', 'system'],
  setup: () => import('./setup'),
})
