import { defineRemote } from '@pitchside/remote-kit'

export default defineRemote({
  id: 'scores',
  contract: 2,
  routes: [
    {
      path: '/football',
      title: 'scores:title.football',
      page: () => import('./features/match-list/football.page'),
      layout: { hidesHeader: true },
    },
    {
      path: '/basketball',
      title: 'scores:title.basketball',
      page: () => import('./features/match-list/basketball.page'),
      layout: { hidesHeader: true },
    },
    {
      path: '/esports',
      title: 'scores:court.esports.title',
      page: () => import('./features/esports/esports.page'),
      layout: { hidesHeader: true },
    },
    { path: '/score-live', title: 'scores:title.scoreLive', page: () => import('./pages/match.page') },
    {
      path: '/score-detail',
      title: 'scores:title.scoreDetail',
      page: () => import('./pages/match.page'),
    },
    { path: '/schedule', title: 'scores:title.schedule', page: () => import('./features/schedule/schedule.page') },
    {
      path: '/base-football',
      title: 'scores:title.footballData',
      page: () => import('./features/database/football-database.page'),
    },
    {
      path: '/base-basketball',
      title: 'scores:title.basketballData',
      page: () => import('./features/database/basketball-database.page'),
    },
    { path: '/trophy/home', title: 'scores:title.worldCup', page: () => import('./features/world-cup/world-cup.page') },
    { path: '/foresight', title: 'scores:title.foresight', page: () => import('./features/foresight/foresight.page') },
  ],
  menu: [
    {
      into: 'header.tabs',
      label: 'scores:menu.scores',
      to: '/football',
      order: 20,
      children: [
        { label: 'scores:menu.football', to: '/football' },
        { label: 'scores:menu.basketball', to: '/basketball' },
        { label: 'scores:court.esports.title', to: '/esports' },
      ],
    },
    { into: 'header.tabs', label: 'scores:menu.schedule', to: '/schedule', order: 40 },
    {
      into: 'header.tabs',
      label: 'scores:menu.data',
      to: '/base-football',
      order: 60,
      children: [
        { label: 'scores:menu.footballData', to: '/base-football' },
        { label: 'scores:menu.basketballData', to: '/base-basketball' },
      ],
    },
    { into: 'header.tabs', label: 'scores:menu.foresight', to: '/foresight', order: 70 },
    { into: 'side.menu', label: 'scores:menu.schedule', to: '/schedule', order: 10, icon: 'calendar-days' },
    { into: 'footer.scores', label: 'scores:menu.football', to: '/football', order: 10 },
    { into: 'footer.scores', label: 'scores:menu.basketball', to: '/basketball', order: 20 },
    { into: 'footer.scores', label: 'scores:court.esports.title', to: '/esports', order: 25 },
    { into: 'footer.scores', label: 'scores:menu.footballData', to: '/base-football', order: 30 },
    { into: 'footer.scores', label: 'scores:menu.basketballData', to: '/base-basketball', order: 40 },
    { into: 'footer.leagues', label: 'scores:league.en', to: '/base-football?id=82', order: 10 },
    { into: 'footer.leagues', label: 'scores:league.it', to: '/base-football?id=108', order: 20 },
    { into: 'footer.leagues', label: 'scores:league.es', to: '/base-football?id=120', order: 30 },
    { into: 'footer.leagues', label: 'scores:league.de', to: '/base-football?id=129', order: 40 },
    { into: 'footer.leagues', label: 'scores:league.fr', to: '/base-football?id=142', order: 50 },
  ],
  slots: [
    { into: 'main.strip', view: () => import('./features/match-strip/home-strip.slot') },
    { into: 'main.hot-matches', view: () => import('./features/match-strip/hot-matches.slot') },
    { into: 'live.match-strip', view: () => import('./features/match-strip/room-strip.slot') },
    { into: 'live.match-panel', view: () => import('./features/match-strip/room-panel.slot') },
  ],
  i18n: { zh: () => import('./i18n/zh.json'), en: () => import('./i18n/en.json'), vi: () => import('./i18n/vi.json') },
  setup: () => import('./setup'),
})
