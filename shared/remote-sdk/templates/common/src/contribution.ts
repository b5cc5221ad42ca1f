import { defineContribution } from '@pitchside/remote-sdk'

export default defineContribution({
  id: '__ID__',
  contract: 2,
  routes: [{ path: '/__ID__', title: '__ID__:title.home', page: () => import('./home/home.page') }],
  menu: [{ into: 'header.tabs', label: '__ID__:title.home', to: '/__ID__', order: 90 }],
  slots: [],
  i18n: { zh: () => import('./i18n/zh.json'), en: () => import('./i18n/en.json'), vi: () => import('./i18n/vi.json') },
})
