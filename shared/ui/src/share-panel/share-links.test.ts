import { expect, test } from '@jest/globals'
import { networksOf, shareLink } from './share-links'

const url = 'https://x.example/live?id=1&a=2'
const page = { url, title: '老韩 & Co', picture: 'https://x.example/c.webp' }

test('LIVE-01 CONT-01 CONT-02 readers are offered the networks people use where their language is read', () => {
  expect(networksOf('zh')).toEqual(['qq', 'qzone', 'weibo'])
  expect(networksOf('en')).toEqual(['facebook', 'x', 'whatsapp', 'telegram'])
  expect(networksOf('vi')).toEqual(['zalo', 'facebook', 'x', 'whatsapp', 'telegram'])
})

test('LIVE-01 CONT-01 CONT-02 networks of Chinese readers get address, title and picture, safely encoded', () => {
  for (const network of networksOf('zh')) {
    const link = new URL(shareLink(network, page))
    expect(link.protocol).toBe('https:')
    expect(link.searchParams.get('url')).toBe(url)
    expect(link.searchParams.get('title')).toBe('老韩 & Co')
    expect(link.searchParams.get('pics') ?? link.searchParams.get('pic')).toBe('https://x.example/c.webp')
  }
})

test('LIVE-01 CONT-01 CONT-02 the others get the address, and the title where they take one', () => {
  const asked = (network: Parameters<typeof shareLink>[0]) => new URL(shareLink(network, page))
  expect(asked('facebook').searchParams.get('u')).toBe(url)
  for (const network of ['x', 'telegram'] as const)
    expect(Object.fromEntries(asked(network).searchParams)).toEqual({ url, text: page.title })
  expect(asked('whatsapp').searchParams.get('text')).toBe(`${page.title} ${url}`)
  expect(JSON.parse(atob(asked('zalo').searchParams.get('d') ?? ''))).toEqual({ url })
})
