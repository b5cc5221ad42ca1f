import http from 'node:http'

const visitors = 20
const everyMs = 20
const patienceMs = 20_000
/** Plain calls: one that reads nothing, one that reads a row. */
const paths = ['/api/user/avatarList', '/api/User/getUserInfo?id=1']

/** Who is about to log in: never refused either, but a picture takes as long as it takes. */
const captcha = { path: '/api/user/getCaptcha', method: 'POST' }
const captchaEvery = 25

const reasonOf = (status, text) =>
  status === 200 && JSON.parse(text).code === 0 ? undefined : `${status} ${text.slice(0, 120)}`

/** Resolves with why a call was refused or not answered; undefined when all was well. */
function call(wish) {
  return new Promise((resolve) => {
    const asked = http.request({ host: '127.0.0.1', timeout: patienceMs, ...wish }, async (reply) => {
      try {
        let text = ''
        for await (const piece of reply.setEncoding('utf8')) text += piece
        resolve(reasonOf(reply.statusCode, text))
      } catch (error) {
        resolve(String(error))
      }
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.once('error', ({ message }) => resolve(message))
    asked.end()
  })
}

/** Visitors who click on whatever happens: fifty calls a second, from addresses of their own. `leave` tells how it went. */
export function sendVisitors(port) {
  const agents = Array.from({ length: visitors }, () => new http.Agent({ keepAlive: true }))
  const times = []
  const refused = []
  const open = new Set()
  let turn = 0

  async function ask(wish, onAnswer) {
    const at = turn % visitors
    const why = await call({ port, agent: agents[at], localAddress: `127.0.1.${at + 1}`, ...wish })
    onAnswer()
    if (why !== undefined) refused.push(`${wish.path}: ${why}`)
  }
  function follow(work) {
    open.add(work)
    void work.then(() => open.delete(work))
  }
  const timer = setInterval(() => {
    turn += 1
    // From the moment somebody wanted it: a call that had to wait before it was sent was slow as well.
    const since = performance.now()
    follow(ask({ path: paths[turn % paths.length] }, () => times.push(performance.now() - since)))
    if (turn % captchaEvery === 0) follow(ask(captcha, () => undefined))
  }, everyMs)
  return async function leave() {
    clearInterval(timer)
    await Promise.all(open)
    for (const agent of agents) agent.destroy()
    times.sort((a, b) => a - b)
    const part = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
    return { p50: part(0.5), p99: part(0.99), longest: part(1), refused }
  }
}
