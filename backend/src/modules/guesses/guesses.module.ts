import { wholeOf } from '../../kernel/decimal'
import { Failure } from '../../kernel/failure'
import type { BackendModule } from '../../kernel/module'
import type { LiveModule } from '../live/live.module'
import type { NoticesModule } from '../notices/notices.module'
import { guessFrame } from './guess-view'
import { guessMessages } from './guesses.messages'
import { createGuessQueries } from './guesses.queries'
import { guessCalls } from './guesses.routes'
import { createGuessService, type GuessDeps } from './guesses.service'
import { createSettlement } from './settlement'

export type { GuessMatch, GuessMatches } from './ports/guess-matches.port'

const lookEveryMs = 2_000
const askEveryMs = 20_000
/** What the site asks by itself in a room somebody watches: who wins, and who scores next. */
const siteQuestions = [1, 3] as const

export interface GuessesModuleDeps extends GuessDeps {
  live: Pick<LiveModule, 'rooms' | 'gate' | 'anchorsOnMatches'>
  notices: NoticesModule['notices']
}

/** Fun guesses on the matches of rooms. */
export function createGuessesModule(deps: GuessesModuleDeps): BackendModule {
  const { kernel, live } = deps
  const { db, clock, jobs, realtime, log, config } = kernel

  function tell(guessId: number): void {
    guessFrame(db, guessId)
      .then((data) => data && realtime.publish(`room.${data.anchor_id}`, data, { state: `guess-${guessId}` }))
      .catch((error: unknown) => log.error({ err: error, guess: guessId }, 'the room was not told of a guess'))
  }

  const service = createGuessService(deps, tell)
  const settlement = createSettlement({ ...deps, tell })

  /** A refusal says that this room has no such question now; the next look may. */
  async function ask(roomUid: number): Promise<void> {
    for (const kind of siteQuestions)
      try {
        await service.open({ roomUid, kind, more: 1, openedBy: undefined })
      } catch (error) {
        if (!(error instanceof Failure)) throw error
      }
  }

  async function askInRooms(): Promise<void> {
    for (const { uid } of await live.anchorsOnMatches())
      if (live.rooms.viewersOf(uid) > 0 && !(await createGuessQueries(db).hasUnsettled(uid))) await ask(uid)
  }

  return {
    name: 'guesses',
    calls: guessCalls({ db, clock, service, settlement }),
    messages: guessMessages,
    routes(app) {
      if (!config.hasDevAids) return
      // A test need not wait until a referee could not take the goal back any more.
      app.post<{ Params: { id: string } }>('/_dev/guess/:id/settle', async (request) => {
        await settlement.look()
        await db.query('update guesses set verdict_at = 0 where id = $1 and verdict is not null', [
          wholeOf(request.params.id) ?? 0,
        ])
        await settlement.look()
        return (await createGuessQueries(db).byId(wholeOf(request.params.id) ?? 0)) ?? {}
      })
    },
    async start() {
      await jobs.lead(settlement.pay)
      const stops = [jobs.every(lookEveryMs, settlement.look), jobs.every(askEveryMs, askInRooms)]
      return async () => {
        for (const stop of stops) await stop()
      }
    },
  }
}
