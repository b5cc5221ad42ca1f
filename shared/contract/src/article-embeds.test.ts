import { expect, test } from '@jest/globals'
import { embedAddress, embedAt } from './article-embeds'

test.each([
  ['/score-detail?type=football&id=12', '/score-detail?type=football&id=12'],
  ['/score-live?id=12&type=basketball&tab=stats', '/score-detail?type=basketball&id=12'],
  ['/video-player?id=3&t=20', '/video-player?id=3'],
  ['/base-football?id=82&tab=table', '/base-football?id=82'],
  ['/base-basketball?id=1', '/base-basketball?id=1'],
])('WEB-10 %s is a thing of an article, kept as %s', (address, kept) => {
  const embed = embedAt(address)
  expect(embed && embedAddress(embed)).toBe(kept)
  expect(embedAt(kept)).toEqual(embed)
})

test.each([
  '/news?id=1',
  '/video-player',
  '/video-player?id=0',
  '/video-player?id=1e3',
  '/video-player?id=99999999999999999',
  '/score-detail?id=1',
  '/score-detail?type=esports&id=1',
  '/base-football?id=82&team=4',
  '//evil.example/video-player?id=1',
  'https://evil.example/video-player?id=1',
  '/video-player?id=1#"><img>',
])('WEB-10 %s is none', (address) => expect(embedAt(address)).toBeUndefined())
