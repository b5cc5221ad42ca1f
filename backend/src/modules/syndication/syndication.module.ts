import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Subjects } from '../search/search.module'
import { createFeeds } from './feeds'
import { keptSubjects } from './kept-subjects'
import { addMatchPictures, type MatchOfPicture } from './match-pictures'
import { createPublicPages } from './public-pages.queries'
import { createSitemaps } from './sitemaps'
import { addSyndication } from './syndication.routes'

/** Sitemaps, feeds and what else machines read to find the site's pages. */
export function createSyndicationModule(kernel: Kernel, subjects: Subjects, matchOf: MatchOfPicture): BackendModule {
  const { siteName } = kernel.config
  const now = () => kernel.clock.now()
  const shared = { pages: createPublicPages(kernel.db, now), subjects: keptSubjects(subjects, now), siteName }
  const deps = { sitemaps: createSitemaps({ ...shared, now }), feeds: createFeeds(shared), siteName }
  return {
    name: 'syndication',
    routes(app) {
      addSyndication(app, deps)
      addMatchPictures(app, { kernel, matchOf, siteName })
    },
  }
}
