import { hourMs } from '@pitchside/base'
import { asUserId } from '../../kernel/ids'
import type { Session } from '../../kernel/session'
import type { TestSite } from '../../testing/test-app'
import type { SchemeMatch, SchemeMatches, SchemePrices } from './ports/scheme-matches.port'
import { createPublishing, type SchemeForm } from './publish.service'
import { createPurchases } from './purchase.service'
import { createSettlement } from './settlement'

const names = (name: string) => ({ zh: name, en: name, vi: name })

export const analysis = '主队最近的防守站位更紧凑，客队连续两个客场，体能是这场比赛最大的变量，所以我这样选。'

/** Matches that say what the test tells them. */
export function createDesk(site: TestSite) {
  const list = new Map<number, SchemeMatch>()
  const prices = new Map<number, SchemePrices>()
  let next = 900_001
  const matches: SchemeMatches = {
    find: (id) => {
      const match = list.get(id)
      return match && { ...match }
    },
    upcoming: () => [...list.values()].filter(({ stage }) => stage === 'upcoming'),
    between: () => [],
    prices: (id) => prices.get(id) ?? {},
  }
  return {
    matches,
    /** A match that begins in an hour. */
    add(
      change: Partial<SchemeMatch> = {},
      price: SchemePrices = { 1: { line: 0, odds: [2_000, 3_200, 3_600] } },
    ): number {
      const id = next++
      prices.set(id, price)
      list.set(id, {
        id,
        sport: 'football',
        competitionId: 1,
        competition: names('联赛'),
        home: { id: 1, crest: '', names: names('主队') },
        away: { id: 2, crest: '', names: names('客队') },
        kickoffAt: site.clock.now() + hourMs,
        stage: 'upcoming',
        homeScore: 0,
        awayScore: 0,
        ...change,
      })
      return id
    },
    set(id: number, change: Partial<SchemeMatch>): void {
      list.set(id, { ...list.get(id)!, ...change })
    },
    end(id: number, homeScore: number, awayScore: number): void {
      this.set(id, { stage: 'finished', homeScore, awayScore })
    },
    reprice: (id: number, price: SchemePrices) => void prices.set(id, price),
  }
}

export type Desk = ReturnType<typeof createDesk>

/** A process of its own on the same data base. */
export function aProcess(site: TestSite, desk: Desk) {
  const deps = {
    kernel: site.app.kernel,
    wallet: site.modules.wallet.wallet,
    notices: site.modules.notices.notices,
    matches: desk.matches,
  }
  return { ...createPublishing(deps), ...createPurchases(deps), ...createSettlement(deps) }
}

export const expertSession = (id: number): Session => ({
  id: `session-${id}`,
  userId: asUserId(id),
  role: 'member',
  isAnchor: false,
  isWriter: true,
})

export const formOf = (matchId: number, change: Partial<SchemeForm> = {}): SchemeForm => ({
  matchId,
  play: 1,
  choice: 1,
  diamonds: 28,
  title: '主场的分量',
  content: analysis,
  ...change,
})

/** New experts; resolves with their numbers. */
export async function newExperts(site: TestSite, count: number, firstId: number): Promise<number[]> {
  const ids = Array.from({ length: count }, (_, index) => firstId + index)
  await site.db.query(
    `insert into users (id, mobile, password_hash, nickname, avatar, is_writer, created_at)
     select id, '86-151' || id, 'none', 'expert ' || id, 'portrait:expert', true, 0 from unnest($1::bigint[]) as t (id)`,
    [ids],
  )
  return ids
}
