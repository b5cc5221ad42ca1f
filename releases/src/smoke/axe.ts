import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Axe on a page whose frames are all of its own origin: it runs where it stands instead of bringing its findings into a page
 * made for that, and writes down only what is wrong. A document gets it once, however often it is judged: as the package
 * does it, over a megabyte is sent and compiled twice for each time.
 */
class KeptAxe extends AxeBuilder {
  readonly #page: Page

  constructor(page: Page) {
    super({ page, axeSource: 'void 0' })
    this.#page = page
    this.options({ resultTypes: ['violations'] }).setLegacyMode()
  }

  override async analyze() {
    for (const frame of this.#page.frames())
      if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source)
    return super.analyze()
  }
}

export const axeOn = (page: Page): AxeBuilder => new KeptAxe(page)
