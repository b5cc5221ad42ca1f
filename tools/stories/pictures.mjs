import { spawnSync } from 'node:child_process'
import { readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Takes the pictures of all parts anew and keeps them small: a palette is a third of what a browser writes. */
export async function takePictures(root) {
  const words = ['test', '-c', 'e2e/playwright.config.ts', 'stories/parts', '--update-snapshots=changed', '--workers=1']
  const startedAt = Date.now()
  const { status } = spawnSync(join(root, 'node_modules', '.bin', 'playwright'), words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STORY_PICTURES: 'take' },
  })
  if (status !== 0) return false
  const folder = join(root, 'e2e', 'stories', 'parts.spec.ts-snapshots')
  for (const name of readdirSync(folder, { recursive: true }).filter((one) => one.endsWith('.png'))) {
    const file = join(folder, name)
    // What looks as before keeps its bytes.
    if (statSync(file).mtimeMs < startedAt) continue
    await sharp(file)
      .removeAlpha()
      .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
      .toFile(`${file}.small`)
    renameSync(`${file}.small`, file)
  }
  return true
}
