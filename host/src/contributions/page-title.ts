import type { Contributions, PageInfo } from './contributions'

/** Pages of the shell itself. */
export const ownPages: readonly PageInfo[] = [
  { path: '/main', title: 'shell:title.main', layout: { hidesHeader: true } },
  { path: '/login', title: 'shell:title.login' },
  { path: '/404', title: 'shell:title.notFound' },
  { path: '/demo', title: 'shell:title.demo' },
  { path: '/new_file', title: 'shell:title.newFile' },
]

const notFound: PageInfo = { path: '/404', title: 'shell:title.notFound' }

function fits(pattern: string, pathname: string): boolean {
  const want = pattern.toLowerCase().split('/')
  const have = pathname.toLowerCase().replace(/\/$/, '').split('/')
  return want.length === have.length && want.every((part, index) => part.startsWith(':') || part === have[index])
}

/** The page at a path; the not-found page when nobody owns it. */
export function pageAt(pathname: string, contributions: Contributions): PageInfo {
  return [...ownPages, ...contributions.pages].find((page) => fits(page.path, pathname)) ?? notFound
}

/** Title of the document: the home page's stands alone, others carry the site's name. */
export function documentTitle(page: PageInfo, title: string, siteName: string): string {
  return page.path === '/main' ? title : `${title} - ${siteName}`
}
