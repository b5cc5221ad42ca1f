import autocannon from 'autocannon'

/** Visitors' addresses: the limits count each of them by itself, as behind nginx. */
const addresses = Array.from({ length: 2_000 }, (_, at) => `10.${at >> 8}.${at & 255}.1`)
let next = 0

/** So many requests over so many connections; rejects when one of them is not answered well. */
export async function load(url, { amount, connections = 20 }) {
  const result = await autocannon({
    url,
    amount,
    connections,
    requests: [
      {
        setupRequest(request) {
          next = (next + 1) % addresses.length
          return { ...request, headers: { ...request.headers, 'x-forwarded-for': addresses[next] } }
        },
      },
    ],
  })
  const { errors, timeouts, non2xx } = result
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} not 2xx`)
  return { seconds: result.duration, p50: result.latency.p50, p99: result.latency.p99 }
}

/** Waits until a server has done what it does after its start (indexes, first jobs); rejects after a minute. */
export async function untilQuiet(server) {
  for (let tries = 0; tries < 60; tries += 1) {
    const before = (await server.ask({})).cpuUs
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    if ((await server.ask({})).cpuUs - before < 50_000) return
  }
  throw new Error('The server is still busy a minute after its start.')
}
