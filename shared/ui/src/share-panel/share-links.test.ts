import { expect, test } from '@jest/globals'
import { networks, shareLink } from './share-links'

test('LIVE-01 CONT-01 CONT-02 every network gets address, title and picture, safely encoded', () => {
  for (const network of networks) {
    const link = new URL(
      shareLink(network, {
        url: 'https://x.example/live?id=1&a=2',
        title: '老韩 & Co',
        picture: 'https://x.example/c.webp',
      }),
    )
    expect(link.protocol).toBe('https:')
    expect(link.searchParams.get('url')).toBe('https://x.example/live?id=1&a=2')
    expect(link.searchParams.get('title')).toBe('老韩 & Co')
    expect(link.searchParams.get('pics') ?? link.searchParams.get('pic')).toBe('https://x.example/c.webp')
  }
})
