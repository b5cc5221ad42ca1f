import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Subjects } from '../search/search.module'
import { createFeeds } from './feeds'
import { keptSubjects } from './kept-subjects'
import { addPreviewPictures, type PictureDeps } from './previews/preview-pictures'
import { createPublicPages } from './public-pages.queries'
import { createSitemaps } from './sitemaps'
import { addSyndication } from './syndication.routes'

export interface SyndicationModuleDeps extends Pick<PictureDeps, 'matchOf' | 'expertOf' | 'scores' | 'siteName'> {
  subjects: Subjects
}

/** Sitemaps, feeds, pictures and what else machines read to find the site's pages. */
export function createSyndicationModule(
  kernel: Kernel,
  { subjects, siteName, ...pictured }: SyndicationModuleDeps,
): BackendModule {
  const now = () => kernel.clock.now()
  const pages = createPublicPages(kernel.db, now)
  const shared = { pages, subjects: keptSubjects(subjects, now), siteName }
  const deps = { sitemaps: createSitemaps({ ...shared, now }), feeds: createFeeds(shared), siteName }
  return {
    name: 'syndication',
    routes(app) {
      addSyndication(app, deps)
      addPreviewPictures(app, { kernel, pages, siteName, ...pictured })
    },
  }
}
