import { defineRemote } from '@pitchside/remote-kit'

const news = () => import('./features/news/news.page')

export default defineRemote({
  id: 'content',
  contract: 1,
  routes: [
    { path: '/news', title: 'content:title.news', page: news },
    { path: '/detail', title: 'content:title.detail', page: () => import('./features/article/article.page') },
    { path: '/comment', title: 'content:title.comment', page: () => import('./features/comments/comment.page') },
    { path: '/circle', title: 'content:title.circle', page: () => import('./features/circles/circle.page') },
    {
      path: '/circle-detail',
      title: 'content:title.circle',
      page: () => import('./features/circles/circle-detail.page'),
    },
  ],
  menu: [
    {
      into: 'header.tabs',
      label: 'content:menu.experts',
      to: '/specialist-home?type=0',
      order: 50,
      children: [
        { label: 'content:menu.expertHome', to: '/specialist-home?type=0' },
        { label: 'content:menu.expertNews', to: '/specialist-home?type=1' },
      ],
    },
  ],
  slots: [
    { into: 'main.headlines', view: () => import('./features/home/headlines.slot') },
    { into: 'main.videos', view: () => import('./features/home/videos.slot') },
  ],
  i18n: { zh: () => import('./i18n/zh.json'), en: () => import('./i18n/en.json'), vi: () => import('./i18n/vi.json') },
  topics: [],
})
