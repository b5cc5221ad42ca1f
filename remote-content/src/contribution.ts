import { defineRemote } from '@pitchside/remote-kit'

const article = () => import('./features/article/article.page')

export default defineRemote({
  id: 'content',
  contract: 1,
  routes: [
    { path: '/news', title: 'content:title.news', page: () => import('./pages/news.page') },
    { path: '/detail', title: 'content:title.detail', page: article },
    { path: '/topic', title: 'content:title.topic', page: () => import('./pages/topic.page') },
    { path: '/comment', title: 'content:title.comment', page: () => import('./features/comments/comment.page') },
    { path: '/circle', title: 'content:title.circle', page: () => import('./features/circles/circle.page') },
    {
      path: '/circle-detail',
      title: 'content:title.circle',
      page: () => import('./features/circles/circle-detail.page'),
    },
    { path: '/video-list', title: 'content:title.videos', page: () => import('./pages/video-list.page') },
    { path: '/video-player', title: 'content:title.player', page: () => import('./pages/video-player.page') },
    {
      path: '/video-classify',
      title: 'content:title.classify',
      page: () => import('./features/videos/video-classify.page'),
    },
    { path: '/specialist', title: 'content:title.experts', page: () => import('./features/experts/specialist.page') },
    {
      path: '/specialist-home',
      title: 'content:title.experts',
      page: () => import('./features/experts/specialist-home.page'),
    },
    {
      path: '/specialist-info',
      title: 'content:title.experts',
      page: () => import('./features/experts/specialist-info.page'),
    },
    {
      path: '/specialist-detail',
      title: 'content:title.experts',
      page: () => import('./features/experts/specialist-detail.page'),
    },
    {
      path: '/specialist-news',
      title: 'content:title.expertNews',
      page: () => import('./features/experts/specialist-news.page'),
    },
    { path: '/search', title: 'content:title.search', page: () => import('./features/search/search.page') },
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
    { into: 'main.banners', view: () => import('./features/banners/home-banners.slot') },
    { into: 'main.headlines', view: () => import('./features/home/headlines.slot') },
    { into: 'main.circles', view: () => import('./features/home/circles.slot') },
    { into: 'main.videos', view: () => import('./features/home/videos.slot') },
    { into: 'member.videos', view: () => import('./features/own-videos/own-videos.slot') },
    { into: 'member.articles', view: () => import('./features/articles/articles.slot') },
    { into: 'main.experts', view: () => import('./features/home/experts.slot') },
    { into: 'match.schemes', view: () => import('./features/experts/match-schemes.slot') },
    { into: 'persona.posts', view: () => import('./features/dynamics/posts.slot') },
    { into: 'persona.circle-posts', view: () => import('./features/circles/persona-posts.slot') },
    { into: 'hub.about', view: () => import('./features/search/hub.slot') },
    { into: 'persona.videos', view: () => import('./features/videos/persona-videos.slot') },
  ],
  i18n: { zh: () => import('./i18n/zh.json'), en: () => import('./i18n/en.json'), vi: () => import('./i18n/vi.json') },
  topics: [],
})
