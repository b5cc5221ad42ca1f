import { ensureDebian } from '../debian.mjs'
import { startPostgres } from '../postgres.mjs'

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const nothing = { env: {}, stop: () => undefined }

/** Tests that miss one of these say so; nothing else of the run depends on it. */
const program = (path, packages) => async () => {
  ensureDebian(path, packages)
  return nothing
}

/**
 * What steps need from the machine: brought when a step asks for it, with the environment that names it. `undefined`: it can
 * not be had here, and the step is skipped; in CI that is an error.
 */
export const needs = {
  // Pushes of encoders are tested with the real ones.
  ffmpeg: program('/usr/bin/ffmpeg', ['ffmpeg']),
  redis: program('/usr/bin/redis-server', ['redis-server']),
  rtmp: program('/usr/lib/nginx/modules/ngx_rtmp_module.so', ['nginx-light', 'libnginx-mod-rtmp']),
  /** Races show on a real server only. Without one the tests run on the embedded engine. */
  async postgres() {
    const server = await startPostgres()
    return server ? { env: { TEST_DATABASE_URL: server.address }, stop: server.stop } : nothing
  },
  async chromium() {
    ensureDebian('/usr/bin/chromium-headless-shell', ['chromium-headless-shell'])
    const isThere = ensureDebian(chromium, ['chromium', 'fonts-noto-cjk'])
    return isThere ? { env: { CHROMIUM_PATH: chromium }, stop: () => undefined } : undefined
  },
}
