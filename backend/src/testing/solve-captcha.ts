import type { CallOptions, TestSite } from './test-app'

/** A movement of the hand to x: quick at first, slow at the end, with a tremble. */
export function aTrackTo(x: number): [number, number, number][] {
  return Array.from({ length: 13 }, (_, step) => {
    const part = 1 - (1 - step / 12) ** 2
    return [Math.round(x * part), step % 3, step * 45 + (step % 2) * 4]
  })
}

/** Solves a captcha through its calls, reading the answer from the test aid. */
export async function solveCaptcha(site: TestSite, options: CallOptions = {}): Promise<string> {
  const { id } = await site.ok('createCaptcha', {}, options)
  const answer = await site.app.fastify.inject({ url: `/_dev/captcha/${id}` })
  const { x } = answer.json<{ x: number }>()
  return (await site.ok('solveCaptcha', { id, x, track: aTrackTo(x) }, options)).ticket
}

/** Newest code that was sent to a number. */
export async function newestCode(site: TestSite, mobile: string): Promise<string> {
  const reply = await site.app.fastify.inject({ url: `/_dev/outbox?mobile=${mobile}` })
  const code = reply.json<{ code: string }[]>()[0]?.code
  if (!code) throw new Error(`No code was sent to ${mobile}.`)
  return code
}
