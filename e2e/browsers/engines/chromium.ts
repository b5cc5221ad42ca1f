import { Capabilities } from 'selenium-webdriver'
import { startDriven } from './driven'
import type { Engine } from './engine'

/** Debian's Chromium, driven as the other two are. */
export async function startChromium(): Promise<Engine> {
  const capabilities = Capabilities.chrome().set('goog:chromeOptions', {
    binary: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--mute-audio', '--lang=zh-CN', '--enable-logging=stderr'],
  })
  const { driver, program } = await startDriven('/usr/bin/chromedriver', [], capabilities)
  const version = (await driver.getCapabilities()).getBrowserVersion()
  const stop = async () => {
    await driver.quit().catch(() => undefined)
    await program.stop()
  }
  return { label: `Chromium ${version}`, driver, said: program.said, stop }
}
