/** Prints what the committed broadcasts hold and ends with 1 when something is off: `node tools/demo-clip/verify.mjs`. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkClip, listFiles } from './check-clip.mjs'
import { SIZE_BUDGET_BYTES } from './recipes.mjs'

const demo = fileURLToPath(new URL('../../backend/assets/demo/', import.meta.url))
const faults = []
const expectThat = (holds, text) => {
  if (!holds) faults.push(text)
}

for (const name of readdirSync(demo)) {
  const { clip, qualities } = checkClip(join(demo, name))
  for (const quality of qualities) {
    const title = `${name}/${quality.name}`
    const { video, audio } = quality
    expectThat(video.durationMs === clip.durationMs, `${title}: pictures last ${video.durationMs} ms`)
    expectThat(audio.durationMs === clip.durationMs, `${title}: sound lasts ${audio.durationMs} ms`)
    expectThat(video.firstPresentationTime === 0, `${title}: first picture at ${video.firstPresentationTime}`)
    expectThat(!quality.hasEditList, `${title}: has an edit list`)
    expectThat(quality.codecs === quality.codecsInFile, `${title}: codecs ${quality.codecsInFile}`)
    expectThat(quality.clockErrors.length === 0, `${title}: clocks of ${quality.clockErrors.join(', ')}`)
    expectThat(
      quality.coverage.gaps === 0 && quality.coverage.bytes === quality.fileBytes,
      `${title}: fragments leave gaps`,
    )
    expectThat(quality.measuredBandwidth <= quality.bandwidth, `${title}: peaks at ${quality.measuredBandwidth} bit/s`)
    expectThat(String(quality.fragmentStartsMs) === String(qualities[0].fragmentStartsMs), `${title}: cut differently`)
    for (let at = 0; at < clip.durationMs / clip.fragmentMs; at += clip.segmentMs / clip.fragmentMs) {
      expectThat(quality.keyFragments.includes(at), `${title}: fragment ${at} does not start with a key picture`)
    }
    const size = `${quality.width}x${quality.height}, ${video.samples} pictures, ${audio.samples} sound frames`
    console.log(
      `${title}: ${quality.fileBytes} bytes, ${size}, ${quality.codecs}, peak ${quality.measuredBandwidth / 1000} kbit/s`,
    )
  }
}
const total = listFiles(demo).reduce((sum, file) => sum + statSync(file).size, 0)
expectThat(total <= SIZE_BUDGET_BYTES, `${total} bytes are more than ${SIZE_BUDGET_BYTES}`)
console.log(`${total} of ${SIZE_BUDGET_BYTES} bytes`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
