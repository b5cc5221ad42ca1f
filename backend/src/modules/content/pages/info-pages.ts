import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../../../db/db'
import { type Language, languages } from '../../../kernel/messages'
import { packageRoot } from '../../../package-root'
import { type InfoSection, readInfoText } from './info-text.rules'

/** The pages in the order of their numbers: 1 is the first. */
export const infoPageNames = [
  'about',
  'help',
  'user-agreement',
  'privacy',
  'anchor-agreement',
  'top-up-agreement',
] as const
export type InfoPageName = (typeof infoPageNames)[number]

/** A text for each language, as it is written. */
export type InfoTexts = Record<Language, string>

/** Day on which the texts that come with the site were last changed: noon in China. */
const installedAt = Date.UTC(2026, 10, 21, 4)

const installed = Object.fromEntries(
  infoPageNames.map((name) => {
    const read = (language: Language) =>
      readFileSync(join(packageRoot, `assets/info-pages/${language}/${name}.md`), 'utf8')
    return [name, { zh: read('zh'), en: read('en'), vi: read('vi') }]
  }),
) as Record<InfoPageName, InfoTexts>

/** What older clients ask for by other numbers; with a section where they want one alone. */
const olderNumbers: Readonly<Record<number, { name: InfoPageName; section?: string }>> = {
  22: { name: 'about', section: 'contact' },
  26: { name: 'user-agreement' },
  27: { name: 'anchor-agreement' },
}

export const infoPageOf = (id: number): { name: InfoPageName; section?: string } | undefined => {
  const name = infoPageNames[id - 1]
  return name ? { name } : olderNumbers[id]
}

/** The texts in HTML; undefined: one of them can not be read, or their sections are not the same. */
export function readInfoTexts(texts: InfoTexts): Record<Language, InfoSection[]> | undefined {
  const [zh, en, vi] = languages.map((language) => readInfoText(texts[language]))
  if (!zh || !en || !vi) return undefined
  const ids = (sections: InfoSection[]) => sections.map(({ id }) => id).join(' ')
  return ids(zh) === ids(en) && ids(zh) === ids(vi) ? { zh, en, vi } : undefined
}

export interface WrittenPage {
  name: InfoPageName
  texts: InfoTexts
  /** Epoch milliseconds. */
  changedAt: number
  /** Nobody has changed what came with the site. */
  isInstalled: boolean
}

/** Information pages and agreements: what came with the site, unless operators wrote otherwise. */
export const infoPages = {
  async one(db: Db, name: InfoPageName): Promise<WrittenPage> {
    const row = await db.one<{ texts: InfoTexts; changedAt: number }>(
      'select texts, changed_at from info_page where name = $1',
      [name],
    )
    if (row) return { name, ...row, isInstalled: false }
    return { name, texts: installed[name], changedAt: installedAt, isInstalled: true }
  },
  all: (db: Db): Promise<WrittenPage[]> => Promise.all(infoPageNames.map((name) => infoPages.one(db, name))),
  save: (tx: Db, name: InfoPageName, texts: InfoTexts, by: number, now: number) =>
    tx.query(
      `insert into info_page (name, texts, changed_by, changed_at) values ($1, $2::jsonb, $3, $4)
       on conflict (name) do update set texts = $2::jsonb, changed_by = $3, changed_at = $4`,
      [name, JSON.stringify(texts), by, now],
    ),
}
