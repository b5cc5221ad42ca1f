import { defineRemote } from '@pitchside/remote-kit'

export default defineRemote({
  id: 'chat',
  contract: 1,
  routes: [],
  menu: [],
  slots: [],
  i18n: { zh: () => import('./i18n/zh.json'), en: () => import('./i18n/en.json'), vi: () => import('./i18n/vi.json') },
  topics: ['user.'],
})
