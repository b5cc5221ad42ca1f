import { limits } from '@pitchside/contract'
import { digest } from '../../kernel/digest'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule, CallContext } from '../../kernel/module'
import { lineOf } from '../../kernel/network'
import type { OneTimeTickets, SessionsModule } from '../sessions/sessions.module'
import { isHumanTrack, isInHole, picture } from './captcha.rules'
import { captchaMessages } from './captcha-messages'
import { createCaptchaPainter } from './captcha-picture'

const cleanUpMs = 5 * 60_000

export interface CaptchaModule extends BackendModule {
  /** Uses up the ticket of a solved captcha; fails for one that is unknown, used, too old or somebody else's. */
  requireTicket(ticket: string, caller: CallContext): Promise<void>
}

/** A ticket is good for the browser that solved the captcha; its address may change within its line meanwhile. */
function ownerOf({ ip, userAgent }: CallContext): string {
  return digest(`${lineOf(ip)}\n${userAgent}`)
}

function createCaptchas({ db, clock, random }: Kernel, tickets: OneTimeTickets) {
  const paint = createCaptchaPainter(random)
  return {
    async create() {
      const { image, piece, x, y } = await paint()
      const id = random.token(16)
      const expiresAt = clock.now() + limits.captchaTtlS * 1000
      await db.query('insert into captchas (id, x, y, expires_at) values ($1, $2, $3, $4)', [id, x, y, expiresAt])
      return { id, image, piece, y, width: picture.width }
    },
    /** One try: the captcha is gone whatever comes out. */
    async solve(id: string, x: number, track: [number, number, number][], caller: CallContext): Promise<string> {
      const captcha = await db.one<{ x: number; expiresAt: number }>(
        'delete from captchas where id = $1 returning x, expires_at',
        [id],
      )
      if (!captcha || captcha.expiresAt <= clock.now()) throw new Failure('captcha-expired')
      if (!isInHole(x, captcha.x) || !isHumanTrack(x, track)) throw new Failure('captcha-wrong')
      return tickets.issue('captcha', ownerOf(caller), limits.captchaTicketTtlS)
    },
    answer: (id: string) => db.one<{ x: number; y: number }>('select x, y from captchas where id = $1', [id]),
    cleanUp: () => db.query('delete from captchas where expires_at < $1', [clock.now()]),
  }
}

/** Slide captchas: a speed bump before log-in and registration. The limits behind it are the defence. */
export function createCaptchaModule(kernel: Kernel, { tickets }: SessionsModule): CaptchaModule {
  const captchas = createCaptchas(kernel, tickets)
  return {
    name: 'captcha',
    async requireTicket(ticket, caller) {
      if ((await tickets.redeem('captcha', ticket)) !== ownerOf(caller)) throw new Failure('captcha-needed')
    },
    calls: {
      createCaptcha: () => captchas.create(),
      solveCaptcha: async ({ id, x, track }, caller) => ({ ticket: await captchas.solve(id, x, track, caller) }),
    },
    messages: captchaMessages,
    routes(app) {
      if (!kernel.config.hasDevAids) return
      app.get<{ Params: { id: string } }>('/_dev/captcha/:id', async (request, reply) => {
        const answer = await captchas.answer(request.params.id)
        return answer ?? reply.status(404).send({ error: 'no such captcha' })
      })
    },
    start: () =>
      kernel.jobs.every(cleanUpMs, async () => {
        await captchas.cleanUp()
      }),
  }
}
