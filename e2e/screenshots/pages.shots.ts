import path from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '../fixtures/people'
import { countRequests, settled } from '../fixtures/settled'
import { consoleVersions } from './console-shots'
import { type Shot, shots } from './shot-table'
import { addressOf, personOf, shownMatches } from './staging'
import type { Language } from './texts'

/** Where the pictures go: `SCREENSHOTS`, else beside the reports of failed tests. */
const folder = path.resolve(process.env.SCREENSHOTS ?? 'test-results/screenshots')

/** `SHOTS=live,match` takes names that begin so; `SHOT_LANGUAGES=en,vi` and `SHOT_THEMES=dark` take a part of the rest. */
const list = (name: string): string[] => (process.env[name] ?? '').split(',').filter(Boolean)
const wantedNames = list('SHOTS')
const isWanted = ({ name }: Shot) => wantedNames.length === 0 || wantedNames.some((begin) => name.startsWith(begin))
const among = <T extends string>(all: readonly T[], chosen: string[]) =>
  all.filter((one) => chosen.length === 0 || chosen.includes(one))

const languages = among<Language>(['zh', 'en', 'vi'], list('SHOT_LANGUAGES'))
const themes = among(['dark', 'light'] as const, list('SHOT_THEMES'))

/** So long a picture waits for what it shows. */
const actionMs = 15_000

/** The versions of the console are made once. */
let isStaged = false

for (const language of languages)
  for (const theme of themes)
    test(`pages in ${language}, ${theme}`, async ({ openAs, known, site, viewport }) => {
      const matches = await shownMatches(site.address)
      const missed: string[] = []
      if (!isStaged && shots.some((shot) => isWanted(shot) && shot.name.startsWith('console-'))) {
        isStaged = true
        await consoleVersions(site).catch((error: unknown) => missed.push(String(error)))
      }
      const opened = new Map<string, Page>()
      const pageOf = async ({ as }: Shot) => {
        const page = opened.get(as ?? '') ?? (await openAs(await personOf(as, site.address, known)))
        if (!opened.has(as ?? '')) {
          countRequests(page)
          // What is not there is told, and the next picture taken.
          page.setDefaultTimeout(actionMs)
          await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
        }
        opened.set(as ?? '', page)
        return page
      }
      for (const shot of shots.filter(isWanted)) {
        const page = await pageOf(shot)
        // A shot may have left the page small or without a line.
        await page.context().setOffline(false)
        if (viewport) await page.setViewportSize(viewport)
        await page.goto(addressOf(shot, matches, language))
        // What does not settle is pictured as it is: that, too, is something to see.
        const note = (error: unknown) => missed.push(`${shot.name}: ${String(error).split('\n')[0]}`)
        await settled(page).catch(note)
        if (shot.prepare) {
          await shot.prepare({ page, language, theme }).catch(note)
          await settled(page).catch(note)
        }
        const file = path.join(folder, `${shot.name}-${theme}-${language}.png`)
        await page.screenshot({ path: file, animations: 'disabled', fullPage: shot.isFullPage === true })
      }
      if (missed.length > 0) console.warn(missed.join('\n'))
    })
