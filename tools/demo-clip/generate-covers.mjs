/** Paints the covers of rooms, news and videos: `node tools/demo-clip/generate-covers.mjs [id...]`. The results are committed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openStudio } from './studio.mjs'

const target = fileURLToPath(new URL('../../backend/assets/covers/', import.meta.url))
const MAXIMUM_BYTES = 19_000

mkdirSync(target, { recursive: true })
const studio = await openStudio()
const wanted = process.argv.slice(2)
const names = wanted.length > 0 ? wanted : await studio.page.evaluate(() => globalThis.pitchside.coverIds())
for (const id of names) {
  let quality = 0.86
  let bytes
  do {
    const text = await studio.page.evaluate((job) => globalThis.pitchside.paintCover(job), {
      id,
      width: 640,
      height: 360,
      quality,
    })
    bytes = Buffer.from(text, 'base64')
    quality -= 0.06
  } while (bytes.length > MAXIMUM_BYTES)
  writeFileSync(`${target}${id}.webp`, bytes)
  console.log(`${id}: ${bytes.length} bytes`)
}
await studio.close()
