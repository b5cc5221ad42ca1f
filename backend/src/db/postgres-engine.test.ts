import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { openPostgres } from './postgres-engine'

const address = process.env.TEST_DATABASE_URL
const onPostgres = address ? describe : describe.skip
if (!address) test.skip('opening PostgreSQL: TEST_DATABASE_URL is not set', () => {})

/** A way to the data base that leaves the first who come without an answer. */
async function busyWay(
  server: URL,
  unanswered: number,
): Promise<{ address: string; came: () => number; close(): void }> {
  let came = 0
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    return socket
  }
  const way: Server = createServer((visitor) => {
    keep(visitor)
    came += 1
    if (came <= unanswered) return
    const there = keep(connect(Number(server.port || 5432), server.hostname))
    visitor.pipe(there).pipe(visitor)
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  const own = new URL(server)
  own.host = `127.0.0.1:${(way.address() as { port: number }).port}`
  return {
    address: own.href,
    came: () => came,
    close() {
      for (const socket of sockets) socket.destroy()
      way.close()
    },
  }
}

onPostgres('opening PostgreSQL', () => {
  const closing: (() => void | Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  test('a data base that is slow to take the first connections is waited for', async () => {
    const way = await busyWay(new URL(address as string), 2)
    closing.push(way.close)
    const engine = await openPostgres(way.address, () => {}, { connections: 1, answerMs: 2_000 })
    closing.push(engine.close)
    expect(way.came()).toBeGreaterThanOrEqual(3)
    expect((await engine.query<{ one: number }>('select 1 as one', []))[0]?.one).toBe(1)
  })

  test('one that refuses is not asked again', async () => {
    const wrong = new URL(address as string)
    wrong.pathname = '/no-such-data-base'
    const way = await busyWay(wrong, 0)
    closing.push(way.close)
    await expect(openPostgres(way.address, () => {}, { connections: 1, answerMs: 2_000 })).rejects.toThrow(
      /does not exist/,
    )
    expect(way.came()).toBe(1)
  })
})
