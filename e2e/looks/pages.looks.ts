import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/people'
import { countRequests, settled } from '../fixtures/settled'
import { consoleVersions } from '../screenshots/console-shots'
import type { Shot } from '../screenshots/shot-table'
import { addressOf, personOf, shownMatches } from '../screenshots/staging'
import { exceptions, type MetFault, unexplained } from './exceptions'
import { consoleLines } from './judges/console-lines'
import { lookAtBoxes, lookAtColours, lookAtLoad, lookForChinese } from './look'
import { gathered, htmlReport, textReport } from './report'
import { screenName, wantedScreens } from './screens'
import type { Box, Fault } from './seen'
import { resize, showTheme, themes } from './sizes'
import { watchLooks, withoutUsedPreloads } from './watch'
import { namesOfPeople, siteWords } from './words'

const folder = path.resolve(process.env.LOOKS ?? 'test-results/looks')
const actionMs = 15_000
/** More of a neighbourhood than this tells nothing more. */
const around = 24

type Met = MetFault & { picture?: string }

/** A picture of the fault with a little of what is beside it. */
async function cropped(page: Page, box: Box): Promise<string | undefined> {
  const screen = page.viewportSize() ?? { width: 0, height: 0 }
  const x = Math.max(0, box.left - around)
  const y = Math.max(0, box.top - around)
  const width = Math.min(screen.width - x, box.width + 2 * around)
  const height = Math.min(screen.height - y, box.height + 2 * around)
  if (width < 1 || height < 1) return undefined
  const bytes = await page.screenshot({ clip: { x, y, width, height }, type: 'jpeg', quality: 60 })
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

test('every screen looks right', async ({ openAs, known, site }) => {
  const { loadings, sizes, pictured, isWhole } = wantedScreens()
  const startedAt = Date.now()
  const matches = await shownMatches(site.address)
  const words = siteWords()
  const names = namesOfPeople()
  const faults: Met[] = []
  const cut = new Set<string>()
  const unreached: string[] = []
  let opened = 0
  if (loadings.some(({ shot }) => shot.name.startsWith('console-')))
    await consoleVersions(site).catch((error: unknown) => unreached.push(`console: ${String(error).split('\n')[0]}`))

  const tabs = new Map<string, { page: Page; said: string[] }>()
  const tabOf = async ({ as }: Shot) => {
    const before = tabs.get(as ?? '')
    if (before) return before
    const page = await openAs(await personOf(as, site.address, known), { reducedMotion: 'reduce' })
    page.setDefaultTimeout(actionMs)
    countRequests(page)
    const tab = { page, said: await watchLooks(page) }
    tabs.set(as ?? '', tab)
    return tab
  }

  const keepReport = () => {
    // Another run of Playwright in the same checkout empties the folder of results.
    mkdirSync(folder, { recursive: true })
    const reported = gathered(unexplained(faults, exceptions, false).left as Met[])
    writeFileSync(path.join(folder, 'looks.html'), htmlReport(reported, opened))
  }

  for (const loading of loadings) {
    const { shot, language } = loading
    const { page, said } = await tabOf(shot)
    // What a shot did to the line is over with it.
    await page.context().setOffline(false)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.setViewportSize(sizes[0] ?? { width: 1280, height: 720 })
    said.length = 0
    const note = (error: unknown) => unreached.push(`${shot.name} in ${language}: ${String(error).split('\n')[0]}`)
    const meet = async (found: readonly Fault[], screen: string) => {
      for (const fault of found) {
        const met: Met = { ...fault, shot: shot.name, screen: `${shot.name} ${language} ${screen}` }
        const key = `${fault.judge} ${fault.where} ${fault.what}`
        const isNew = !cut.has(key) && unexplained([met], exceptions, false).left.length > 0
        cut.add(key)
        const picture = isNew && fault.box ? await cropped(page, fault.box) : undefined
        faults.push(picture ? { ...met, picture } : met)
      }
    }
    try {
      await page.goto(addressOf(shot, matches, language))
      await settled(page).catch(note)
      if (shot.prepare) {
        await shot.prepare({ page, language, theme: 'dark' }).catch(note)
        await settled(page).catch(note)
      }
      await meet(await lookAtLoad(page, words, language), 'load')
      for (const size of sizes) {
        await resize(page, size)
        for (const theme of themes) {
          await showTheme(page, theme)
          opened += 1
          const screen = `${size.width}x${size.height} ${theme}`
          await meet(await lookAtBoxes(page), screen)
          if (theme === themes[0]) await meet(await lookForChinese(page, shot.name, language, names), screen)
          if (size === sizes[0]) await meet(await lookAtColours(page), screen)
          const name = screenName(loading, size, theme)
          if (pictured.has(name)) await page.screenshot({ path: path.join(folder, `${name.replaceAll(' ', '_')}.png`) })
        }
      }
      await meet(consoleLines(await withoutUsedPreloads(page, said)), 'load')
    } catch (error) {
      note(error)
    }
    // A page nobody looks at goes on drawing beside the next one, a film above all.
    await page.goto('about:blank').catch(note)
    // A long run that is cut short leaves what it found.
    keepReport()
  }

  const { left, unused } = unexplained(faults, exceptions, isWhole)
  const reported = gathered(left as Met[])
  console.log(textReport(reported))
  for (const { judge, where } of unused) console.log(`exception nobody needs: ${judge}: ${where}`)
  for (const line of unreached) console.log(`not reached: ${line}`)
  for (const name of pictured) console.log(`pictured: ${name}`)
  const minutes = Math.round((Date.now() - startedAt) / 60_000)
  console.log(
    `${reported.length} faults on ${opened} screens in ${minutes} minutes; pictures in ${path.join(folder, 'looks.html')}`,
  )
  expect({ faults: reported.length, unused: unused.length, unreached: unreached.length }).toEqual({
    faults: 0,
    unused: 0,
    unreached: 0,
  })
})
