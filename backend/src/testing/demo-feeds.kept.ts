import { loadDemo } from '../load-demo'
import type { DemoWorld } from '../modules/ports/demo.port'

export type DemoFeed = ReturnType<DemoWorld['feed']>

const feeds = new Map<number, Promise<DemoFeed>>()

async function make(matchesPerDay: number): Promise<DemoFeed> {
  return (await loadDemo()).feed({ matchesPerDay })
}

/**
 * The demo's feed of so many matches a day. What it tells follows from its seed and the moment it is asked about: seasons that
 * one test file had it play are played for the next one too. Nobody may inject a goal.
 */
export function keptFeed(matchesPerDay: number): Promise<DemoFeed> {
  const feed = feeds.get(matchesPerDay) ?? make(matchesPerDay)
  feeds.set(matchesPerDay, feed)
  return feed
}
