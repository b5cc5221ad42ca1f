import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import pg from 'pg'
import { createApp } from '../app'
import { readConfig } from '../config'

/**
 * Server under test of `npm run bench http`: the whole backend on PostgreSQL, and beside it, in the same process, what one
 * would write first: Fastify with one route, and node's own server with one query. Ways and ports are told to the parent.
 */
const config = readConfig({
  ...process.env,
  // Believed, so that the limits count each made-up address by itself; no live matches beside the measurement.
  ...{ NODE_ENV: 'production', SEED_DEMO: '1', TRUSTED_PROXIES: '1', HOST: '127.0.0.1', LOG_LEVEL: 'error' },
  ...{ FEED: 'open', RTMP_PORT: 'off', TRANSCODE: 'off' },
})
const calls = { trivial: '/api/Basketball_database/getCountry?id=1', read: '/api/Gift/getList' }

const app = await createApp(config)
const port = await app.listen(0)
const replyOf = async (call: string) => (await fetch(`http://127.0.0.1:${port}${call}`)).json() as Promise<object>

/** The same object, made into text each time, for the same question. */
const trivial = await replyOf(calls.trivial)
const plain = fastify()
plain.get('/plain', async () => trivial)
await plain.listen({ port: 0, host: '127.0.0.1' })

/** The same query, rows and fields, with nothing in between. */
const pool = new pg.Pool({ connectionString: config.databaseUrl, max: 10 })
const text =
  'select id, art, name_zh, name_en, name_vi, info_zh, info_en, info_vi, tenths, scene, scene_s, list_order, is_on_sale from gifts order by list_order'
const bare = createServer(async (_request, response) => {
  const { rows } = await pool.query(text)
  const data = rows
    .filter((row) => row.is_on_sale)
    .map((row) => ({
      ...{ id: row.id, mark: 0, type: 0, sid: 0, giftname: row.name_zh, info: row.info_zh, needcoin: row.tenths / 10 },
      ...{
        gifticon: `/media/gifts/${row.art}`,
        list_order: row.list_order,
        swftype: 0,
        swf: row.scene,
        swftime: row.scene_s,
      },
    }))
  const body = JSON.stringify({ code: 0, msg: 'ok', data })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
})
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))

const addressOf = (server: { address(): unknown }, call: string) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${call}`
const bytesOf = async (address: string) => (await (await fetch(address)).arrayBuffer()).byteLength
const ways = {
  trivial: { plain: addressOf(plain.server, '/plain?id=1'), product: `http://127.0.0.1:${port}${calls.trivial}` },
  read: { plain: addressOf(bare, '/'), product: `http://127.0.0.1:${port}${calls.read}` },
}
const bytes = {
  trivial: [await bytesOf(ways.trivial.plain), await bytesOf(ways.trivial.product)],
  read: [await bytesOf(ways.read.plain), await bytesOf(ways.read.product)],
}

// Ends with who asks.
process.on('disconnect', () => process.exit(0))
process.on('message', ({ id }: { id: number }) => {
  const { user, system } = process.cpuUsage()
  process.send?.({ id, result: { cpuUs: user + system } })
})
process.send?.({ id: 0, result: { ways, bytes } })
