import { startOrigin } from '../player/origin.mjs'
import { chromiumPath, launch, measure, open } from './pages.mjs'
import { openPoorLine, sentByTcp } from './poor-line.mjs'

const poorLine = { roundTripMs: 80, lossPercent: 3 }

/** The same broadcast in low latency where packets are lost and late; undefined where the machine can't make such a line. */
export async function onPoorLine(site, minutes, later) {
  const words = `${poorLine.lossPercent} % loss, ${poorLine.roundTripMs} ms`
  const line = await openPoorLine(poorLine)
  if (line.problem) {
    console.log(`a line with ${words} can't be made here: ${line.problem}`)
    return undefined
  }
  later(line, (one) => one.close())
  const origin = later(await startOrigin(site.address, line.address), (one) => one.close())
  const browser = later(await launch(line.wrapped(chromiumPath)), (one) => one.close())
  const before = sentByTcp()
  const page = await open.room(browser, origin.address, true)
  const [row] = await measure([[`low latency, ${words}`, page]], minutes)
  const after = sentByTcp()
  const shakenMs = await page.evaluate(() => {
    const { connectStart, connectEnd } = performance.getEntriesByType('navigation')[0]
    return Math.round(connectEnd - connectStart)
  })
  console.log(
    `the line of ${words} was shaped by ${line.by}: a connection stood after ${shakenMs} ms, TCP sent ${after.again - before.again} segments again`,
  )
  return row
}
