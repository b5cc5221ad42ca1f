import { expect, test } from '@jest/globals'
import type { PageRelease } from '../../core/resolve'
import { askedName, describePage } from './describe-page'

const never = () => new Promise<string>(() => undefined)

test.each<[string, (() => Promise<string>) | undefined, string]>([
  ['that has one', async () => '绿茵台', '绿茵台'],
  ['nobody knows one of', undefined, ''],
  ['whose backend is away', () => Promise.reject(new Error('away')), ''],
  ['whose backend says nothing', never, ''],
])('WEB-01 the name of a site %s takes no page away', async (_of, siteName, name) => {
  expect(await askedName({ ...(siteName && { siteName }), patienceMs: 20 })).toBe(name)
})

test('WEB-01 the title of a route may say what the site is called', async () => {
  const current = {
    base: '/assets/remote-shop/1.0.0',
    manifest: {
      routes: [{ path: '/shop', title: 'shop:title' }],
      texts: { en: { title: 'The shop of {{site}}' } },
    },
  }
  const release = { host: {}, remotes: { shop: { current } } } as unknown as PageRelease['release']
  const page = { release, documents: new Map() } as unknown as PageRelease
  const asked = {
    path: '/shop',
    query: new URLSearchParams(),
    language: 'en' as const,
    origin: 'https://a.example',
    ip: '192.0.2.1',
  }
  const { head } = await describePage(page, asked, { siteName: async () => '绿茵台' })
  expect(head.title).toBe('The shop of 绿茵台 - 绿茵台')
})
