import { loadDemo } from '../load-demo'
import type { DemoWorld } from '../modules/ports/demo.port'
import { type DemoFeed, keptFeed } from './demo-feeds.kept'

/** A feed that many sites look at, until a goal is injected on one of them: from then on that site has one of its own. */
function sharedUntilInjected(shared: DemoFeed, own: () => DemoFeed): DemoFeed {
  let feed = shared
  const inject: DemoFeed['inject'] = (goal) => {
    if (feed === shared) feed = own()
    feed.inject(goal)
  }
  return new Proxy(shared, {
    get(_shared, name) {
      if (name === 'inject') return inject
      const value = feed[name as keyof DemoFeed]
      return typeof value === 'function' ? value.bind(feed) : value
    },
  })
}

/** The demo world, whose matches are played once for all sites of a worker. */
export async function sharedDemo(): Promise<DemoWorld> {
  const demo = await loadDemo()
  const usual = await keptFeed(0)
  return {
    ...demo,
    feed: (options) =>
      options?.matchesPerDay ? demo.feed(options) : sharedUntilInjected(usual, () => demo.feed(options)),
  }
}
