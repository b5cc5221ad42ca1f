import { expect, test } from '@playwright/test'
import { axeOn, seriousFindings } from '../fixtures/axe'

/** One finding of each kind our pages are asked about, and nothing around them. */
const planted = `<html lang="en"><title>planted</title><main><h1>Faults</h1>
  <p style="color:#999;background:#aaa">pale</p><section id="part"><button></button></section></main></html>`

test('SHELL-16 what is wrong with a page is found: all of it, in one part, and by its colours', async ({ page }) => {
  await page.setContent(planted)
  const found = async (axe: ReturnType<typeof axeOn>) => (await seriousFindings(axe)).map((one) => one.split(':')[0])
  expect(await found(axeOn(page))).toEqual(['button-name', 'color-contrast'])
  expect(await found(axeOn(page).include('#part'))).toEqual(['button-name'])
  expect(await found(axeOn(page).withRules(['color-contrast']))).toEqual(['color-contrast'])
})
