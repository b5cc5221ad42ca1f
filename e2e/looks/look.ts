import type { Page } from '@playwright/test'
import { axeOn } from '../fixtures/axe'
import { collect } from './collect'
import { brokenWords } from './judges/broken-words'
import { chineseWords } from './judges/chinese-words'
import { contrast } from './judges/contrast'
import { cutTexts } from './judges/cut-text'
import { deadButtons } from './judges/dead-buttons'
import { emptiness } from './judges/emptiness'
import { fallenBack } from './judges/fonts'
import { foreignWords, type Words } from './judges/foreign-words'
import { outOfButton, outOfCard } from './judges/out-of-card'
import { overlapping } from './judges/overlap'
import { shifts } from './judges/shifts'
import { sideways } from './judges/sideways'
import { unsized } from './judges/unsized'
import type { Fault } from './seen'
import { usedFonts } from './used-fonts'
import { shiftsOf } from './watch'

/** What is so in every size and theme: looked at once a load. */
export async function lookAtLoad(page: Page, words: Words, language: string): Promise<Fault[]> {
  return [...shifts(await shiftsOf(page)), ...(await lookAtDocument(page, words, language))]
}

/** The same of a page that another one led to. */
export async function lookAtDocument(page: Page, words: Words, language: string): Promise<Fault[]> {
  const { wordings, pictures, controls } = await page.evaluate(collect)
  return [
    ...foreignWords(wordings, words, language),
    ...unsized(pictures),
    ...deadButtons(controls),
    ...fallenBack(await usedFonts(page)),
  ]
}

/** Rooms, their lists, the home page and all of the studio: what is said there is said in the visitor's language. */
const inOneLanguage = /^(main|live|anchors|rank|studio)/

export async function lookForChinese(page: Page, shot: string, language: string, names: readonly string[]) {
  if (language === 'zh' || !inOneLanguage.test(shot)) return []
  const { wordings, screen } = await page.evaluate(collect)
  return chineseWords(wordings, names, screen)
}

/** Where things stand, which is another matter in every size. */
export async function lookAtBoxes(page: Page): Promise<Fault[]> {
  const seen = await page.evaluate(collect)
  return [
    ...overlapping(seen.lines),
    ...cutTexts(seen.cut),
    ...brokenWords(seen.broken),
    ...outOfCard(seen.controls),
    ...outOfButton(seen.surfaces),
    ...sideways(seen),
    ...emptiness(seen),
  ]
}

/** Colours, which are another matter in every theme. */
export async function lookAtColours(page: Page): Promise<Fault[]> {
  const { violations } = await axeOn(page).withRules(['color-contrast']).analyze()
  return contrast(violations)
}
