import { ensureDebian } from '../test/debian.mjs'

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const decoders = ['gstreamer1.0-libav', 'gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad']

/** Programs of each engine and the Debian packages that bring them. */
const needs = {
  chromium: [
    [chromium, ['chromium', 'fonts-noto-cjk']],
    ['/usr/bin/chromedriver', ['chromium-driver']],
  ],
  firefox: [['/usr/bin/firefox-esr', ['firefox-esr', 'fonts-noto-cjk']]],
  webkit: [
    ['/usr/bin/WebKitWebDriver', ['webkit2gtk-driver', 'fonts-noto-cjk', ...decoders]],
    ['/usr/bin/Xvfb', ['xvfb']],
  ],
}

/** Installs what the engines need; tells why those that stay without it cannot run, by engine. */
export function ensureBrowsers(engines) {
  const missing = {}
  for (const engine of engines)
    for (const [program, packages] of needs[engine])
      if (!ensureDebian(program, packages)) missing[engine] ??= `not installed here: ${packages.join(' ')}`
  return missing
}
