import { Capabilities } from 'selenium-webdriver'
import { startDriven } from './driven'
import type { Engine } from './engine'
import { startScreen } from './screen'

const settings = ['--automation', '--enable-write-console-messages-to-stdout=true']

/** Debian's WebKitGTK in the small browser it comes with, on a screen nobody sees: it has no other mode. */
export async function startWebkit(): Promise<Engine> {
  const screen = await startScreen()
  const capabilities = new Capabilities().setBrowserName('MiniBrowser').set('webkitgtk:browserOptions', {
    binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    args: settings,
  })
  const environment = {
    DISPLAY: screen.display,
    LANGUAGE: 'zh_CN',
    // Its sandbox starts processes in ways root may not.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  }
  try {
    const { driver, program } = await startDriven('/usr/bin/WebKitWebDriver', [], capabilities, environment)
    const version = (await driver.getCapabilities()).getBrowserVersion()
    const stop = async () => {
      await driver.quit().catch(() => undefined)
      await program.stop()
      await screen.stop()
    }
    return { label: `WebKitGTK ${version}`, driver, said: program.said, stop }
  } catch (error) {
    await screen.stop()
    throw error
  }
}
