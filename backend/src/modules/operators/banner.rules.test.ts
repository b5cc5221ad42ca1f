import { expect, test } from '@jest/globals'
import type { BannerWords } from '../content/content.module'
import { requireBanner } from './banner.rules'

const good: BannerWords = {
  kind: 'banner',
  position: 1,
  title: { zh: '一', en: 'one', vi: 'một' },
  image: '/media/covers/fb-hero.webp',
  url: '/live?id=3',
  isOff: false,
  startsAt: null,
  endsAt: null,
}

test.each<Partial<BannerWords>>([
  {},
  { url: 'https://example.org/a?b=c' },
  { image: '/media/uploads/a-B_9.webp' },
  { startsAt: 1, endsAt: 2 },
  { endsAt: 1 },
])('%j is fine', (change) => {
  expect(() => requireBanner({ ...good, ...change })).not.toThrow()
})

test.each<[Partial<BannerWords>, string]>([
  [{ url: '//elsewhere.example' }, 'banner-address'],
  [{ url: '/\\elsewhere.example' }, 'banner-address'],
  [{ url: 'javascript:alert(1)' }, 'banner-address'],
  [{ url: 'http://example.org' }, 'banner-address'],
  [{ url: 'live?id=3' }, 'banner-address'],
  [{ image: 'https://example.org/a.webp' }, 'banner-picture'],
  [{ image: '/media/documents/a.webp' }, 'banner-picture'],
  [{ image: '/media/uploads/../a.webp' }, 'banner-picture'],
  [{ startsAt: 5, endsAt: 5 }, 'banner-time'],
])('%j: %s', (change, reason) => {
  expect(() => requireBanner({ ...good, ...change })).toThrow(reason)
})
