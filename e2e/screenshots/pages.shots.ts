import path from 'node:path'
import type { Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { mobileOf, newMember, type Person, signIn, test } from '../fixtures/people'
import { countRequests, settled } from '../fixtures/settled'
import { chatPerson } from './chat-stage'
import { consoleVersions } from './console-shots'
import { type Shot, type ShownMatches, shots } from './shot-table'
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

const adminMobile = mobileOf('visitor').replace(/1$/, '8')

async function shownMatches(address: string): Promise<ShownMatches> {
  const { data: football } = await call(address, 'listFootballMatches', { type: 1, is_web: 1 })
  const { data: basketball } = await call(address, 'listBasketballMatches', { type: 0 })
  const { data: esports } = await call(address, 'listEsportsMatches', { type: 0 })
  const told = basketball.find((row) => row.status_id >= 3 && row.status_id <= 10)
  const played = esports.find((row) => row.home_score + row.away_score > 0)
  const inPlay = football.filter(({ status }) => status === 4)
  return {
    football: (inPlay[0] ?? football[0])?.id ?? 0,
    compared: football.slice(0, 3).map(({ id }) => id),
    basketball: (told ?? basketball[0])?.id ?? 0,
    esports: (played ?? esports[0])?.id ?? 0,
  }
}

/** The versions of the console are made once. */
let isStaged = false

for (const language of languages)
  for (const theme of themes)
    test(`pages in ${language}, ${theme}`, async ({ openAs, known, site, viewport }) => {
      const matches = await shownMatches(site.address)
      /** The operators' page has a log-in of its own. */
      const personOf = async (as: Shot['as']): Promise<Person | undefined> => {
        if (as === undefined || as === 'operator' || as === 'asker') return undefined
        if (as === 'newcomer') return newMember(site.address)
        if (as === 'chatter') return chatPerson(site.address)
        return as === 'admin' ? signIn(site.address, adminMobile) : known(as)
      }
      const missed: string[] = []
      if (!isStaged && shots.some((shot) => isWanted(shot) && shot.name.startsWith('console-'))) {
        isStaged = true
        await consoleVersions(site).catch((error: unknown) => missed.push(String(error)))
      }
      const opened = new Map<string, Page>()
      const pageOf = async ({ as }: Shot) => {
        const page = opened.get(as ?? '') ?? (await openAs(await personOf(as)))
        if (!opened.has(as ?? '')) {
          countRequests(page)
          // What is not there is told, and the next picture taken.
          page.setDefaultTimeout(actionMs)
          await page.addInitScript((value) => {
            localStorage.setItem('theme', value)
            localStorage.setItem('operator-theme', value)
          }, theme)
        }
        opened.set(as ?? '', page)
        return page
      }
      for (const shot of shots.filter(isWanted)) {
        const page = await pageOf(shot)
        // A shot may have left the page small or without a line.
        await page.context().setOffline(false)
        if (viewport) await page.setViewportSize(viewport)
        const url = new URL(typeof shot.path === 'string' ? shot.path : shot.path(matches), 'http://page')
        url.searchParams.set('lang', language)
        await page.goto(`${url.pathname}${url.search}`)
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
