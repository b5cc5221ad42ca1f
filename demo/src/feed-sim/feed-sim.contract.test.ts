import { describeFeed } from '@pitchside/backend/modules/scores/ports/feed.contract'
import { testNow } from '@pitchside/backend/testing/test-app'
import { SimFeed } from './feed-sim'

const feed = new SimFeed()
describeFeed('sim', async () => ({ feed, at: testNow / 1_000, hasPast: true }), ['football', 'basketball', 'esports'])
