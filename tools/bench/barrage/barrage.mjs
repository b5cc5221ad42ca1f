import { cpus, loadavg } from 'node:os'
import { measureBlocked, measureHeap, measureWindow } from './measure.mjs'
import { startPageServer } from './page-server.mjs'

export async function bench() {
  const server = await startPageServer()
  console.log(
    await measureWindow(server.address, { engine: process.env.E ?? 'ours', rate: Number(process.env.R ?? 200) }, 5),
  )
  console.log(
    await measureBlocked(server.address, { engine: process.env.E ?? 'ours', rate: Number(process.env.R ?? 200) }, 5),
  )
  server.close()
  return true
}
