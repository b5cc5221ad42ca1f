/**
 * Paints, encodes and describes the demo broadcasts: `node tools/demo-clip/generate.mjs [clip...] [--encode-only]`.
 * Needs ffmpeg with libx264 and a Chromium (CHROMIUM_PATH); takes some minutes. The results are committed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describeQuality, formatDescription } from './describe.mjs'
import { encodeQuality, encodeSound, openRecorder } from './encode.mjs'
import { FRAGMENT_MS, RECIPES, SEGMENT_MS } from './recipes.mjs'
import { openStudio } from './studio.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const [WIDTH, HEIGHT] = [1280, 720]

async function paintClip(name, recipe, source) {
  const recorder = openRecorder({ fps: recipe.fps, width: WIDTH, height: HEIGHT, file: source })
  const studio = await openStudio({ onFrame: recorder.write })
  const total = recipe.seconds * recipe.fps
  const step = recipe.fps * 4
  for (let from = 0; from < total; from += step) {
    const job = { clip: name, from, to: from + step, fps: recipe.fps, width: WIDTH, height: HEIGHT }
    await studio.page.evaluate((wanted) => globalThis.pitchside.sendFrames(wanted), job)
    console.log(`${name}: ${from + step} of ${total} frames`)
  }
  await studio.close()
  await recorder.close()
}

async function makeClip(name, { encodeOnly }) {
  const recipe = RECIPES[name]
  const folder = `${root}.cache/demo-clip/${name}`
  const target = `${root}backend/assets/demo/${name}`
  mkdirSync(folder, { recursive: true })
  mkdirSync(target, { recursive: true })
  const source = `${folder}/source.mkv`
  if (!(encodeOnly && existsSync(source))) await paintClip(name, recipe, source)
  await encodeSound(recipe, folder)
  const qualities = []
  for (const quality of recipe.qualities) {
    const raw = `${folder}/${quality.name}-fragmented.mp4`
    await encodeQuality({ recipe, quality, source, folder, output: raw })
    const { file, entry } = describeQuality(readFileSync(raw), { recipe, quality })
    writeFileSync(`${target}/${quality.name}.mp4`, file)
    qualities.push(entry)
    console.log(`${name}/${quality.name}: ${file.length} bytes, ${entry.codecs}, peak ${entry.bandwidth} bit/s`)
  }
  const description = {
    durationMs: recipe.seconds * 1000,
    fps: recipe.fps,
    fragmentMs: FRAGMENT_MS,
    segmentMs: SEGMENT_MS,
    qualities,
  }
  writeFileSync(`${target}/clip.json`, formatDescription(description))
}

const options = process.argv.slice(2)
const wanted = options.filter((option) => !option.startsWith('--'))
for (const name of wanted.length > 0 ? wanted : Object.keys(RECIPES)) {
  await makeClip(name, { encodeOnly: options.includes('--encode-only') })
}
