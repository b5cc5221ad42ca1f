import { limits } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { Failure, notAllowed } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { Session } from '../../kernel/session'
import { siteDayStart } from '../../kernel/site-day'
import type { Notices } from '../notices/notices.module'
import type { SchemeMatch, SchemeMatches, SchemePrices } from './ports/scheme-matches.port'
import { createRecordQueries } from './records.queries'
import { type Choice, choicesOf, type Play } from './scheme.rules'
import { createSchemeMatchQueries } from './scheme-matches.queries'
import { schemePublished } from './scheme-news'
import { createSchemeQueries } from './schemes.queries'

/** What an expert sends: never a line or price, those are the match's. */
export interface SchemeForm {
  matchId: number
  play: Play
  choice: Choice
  diamonds: number
  title: string
  content: string
}

export interface PublishDeps {
  kernel: Kernel
  matches: SchemeMatches
  notices: Notices
}

const aheadMs = limits.schemeAheadH * 3_600_000
const lengthOf = (text: string): number => [...text].length

export function requireExpert(session: Session): void {
  if (!session.isWriter) throw new Failure('expert-needed')
}

/** A match that has not begun; everything before the start hangs on this. */
export function requireUpcoming(match: SchemeMatch | undefined, now: number): SchemeMatch {
  if (!match) throw new Failure('scheme-no-match')
  if (match.stage !== 'upcoming' || now >= match.kickoffAt) throw new Failure('scheme-closed')
  return match
}

function requireForm({ diamonds, title, content }: SchemeForm): void {
  const { schemePriceMin: min, schemePriceMax: max, schemeTitleChars, schemeTextMinChars, schemeTextMaxChars } = limits
  if (diamonds !== 0 && (diamonds < min || diamonds > max)) throw new Failure('scheme-price', { params: { min, max } })
  if (title === '' || lengthOf(title) > schemeTitleChars)
    throw new Failure('scheme-title', { params: { max: schemeTitleChars } })
  if (lengthOf(content) < schemeTextMinChars || lengthOf(content) > schemeTextMaxChars)
    throw new Failure('scheme-text', { params: { min: schemeTextMinChars, max: schemeTextMaxChars } })
}

/** What is written in one language is read in all of them. */
const inAll = (text: string) => ({ zh: text, en: text, vi: text })

/** Experts publish schemes on matches to come, and take them back before the start. */
export function createPublishing({ kernel, matches, notices }: PublishDeps) {
  const { db, clock, log } = kernel

  async function tellFans(expertId: number, schemeId: number, match: SchemeMatch): Promise<void> {
    const fans = await createRecordQueries(db).fansOf(expertId)
    const name = (await db.one<{ nickname: string }>('select nickname from users where id = $1', [expertId]))?.nickname
    await notices.tell(fans, schemePublished(schemeId, name ?? '', match))
  }

  function priceOf(prices: SchemePrices, { play, choice }: SchemeForm): { line: number; odds: number } {
    const odds = prices[play]?.odds[choice - 1] ?? 0
    if (odds <= 1_000) throw new Failure('scheme-no-price')
    return { line: prices[play]?.line ?? 0, odds }
  }

  async function insert(tx: Db, expertId: number, form: SchemeForm, match: SchemeMatch): Promise<number> {
    const now = clock.now()
    const schemes = createSchemeQueries(tx)
    await schemes.lockExpert(expertId)
    if ((await schemes.countSince(expertId, siteDayStart(now))) >= limits.schemesPerDay)
      throw new Failure('scheme-day', { params: { max: limits.schemesPerDay } })
    const kept = createSchemeMatchQueries(tx)
    await kept.keep(match)
    // What was called off once has no result any more, also when it is played later.
    if ((await kept.lock(match.id))?.settledAt !== null) throw new Failure('scheme-no-match')
    const { line, odds } = priceOf(matches.prices(match.id, now), form)
    const { matchId, play, choice } = form
    const id = await schemes.insert(
      {
        expertId,
        matchId,
        play,
        choice,
        line,
        odds,
        priceTenths: form.diamonds * 10,
        title: inAll(form.title),
        content: inAll(form.content),
      },
      now,
    )
    if (id === undefined) throw new Failure('scheme-repeated')
    return id
  }

  return {
    async publish(session: Session, sent: SchemeForm): Promise<number> {
      requireExpert(session)
      const form = { ...sent, title: sent.title.trim(), content: sent.content.trim() }
      requireForm(form)
      const now = clock.now()
      const match = requireUpcoming(matches.find(form.matchId), now)
      if (match.kickoffAt - now > aheadMs) throw new Failure('scheme-early', { params: { hours: limits.schemeAheadH } })
      if (!choicesOf(form.play, match.sport).includes(form.choice)) throw new Failure('scheme-option')
      const id = await db.transaction((tx) => insert(tx, session.userId, form, match))
      tellFans(session.userId, id, match).catch((error: unknown) =>
        log.error({ err: error, scheme: id }, 'fans were not told of a scheme'),
      )
      return id
    },
    /** Before the start only; what buyers paid goes back to them. An operator may take back what should not be said. */
    async withdraw(session: Session, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        const schemes = createSchemeQueries(tx)
        const scheme = await schemes.lock(id)
        if (!scheme) throw new Failure('scheme-unknown')
        if (scheme.expertId !== session.userId && session.role !== 'admin') throw notAllowed()
        requireUpcoming(matches.find(scheme.matchId), clock.now())
        if (!(await schemes.withdraw(id))) throw new Failure('scheme-closed')
      })
    },
  }
}

export type Publishing = ReturnType<typeof createPublishing>
