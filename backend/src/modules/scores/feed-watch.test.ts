import { expect, test } from '@jest/globals'
import { createScriptedFeed } from '../../testing/scripted-feed'
import { createFeedWatch } from './feed-watch'

test('a feed that stops is told once as old, with its gaps, and once when it is back', () => {
  const feed = createScriptedFeed()
  const watch = createFeedWatch(feed, 'script', () => 1)
  expect(watch.news()).toBeUndefined()
  feed.lag = 31
  expect(watch.news()).toEqual({ type: 'feed', source: 'script', is_stale: 1, lag: 31, gaps: 0 })
  feed.lag = 45
  expect(watch.news()).toBeUndefined()
  feed.lag = 1
  feed.gaps = 1
  expect(watch.news()).toMatchObject({ is_stale: 0, gaps: 1 })
  expect(watch.news()).toBeUndefined()
})

test('a feed that makes its own matches is never late', () => {
  const { health: _none, ...own } = createScriptedFeed()
  expect(createFeedWatch(own, 'sim', () => 1).health()).toEqual({ source: 'sim', lag: 0, gaps: 0, refused: 0 })
})
