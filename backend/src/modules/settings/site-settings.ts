import type { Config } from '../../config'
import type { Db } from '../../db/db'
import type { Clock } from '../../kernel/clock'
import type { Language } from '../../kernel/messages'
import { MinuteCache } from '../../kernel/minute-cache'
import { isSettingName, ruleOf, type SettingName, type SettingValue, settingNames, textOf } from './site-settings.rules'

export interface StoredSetting {
  name: SettingName
  value: SettingValue
  /** Epoch milliseconds; undefined: the value of the installation. */
  changedAt: number | undefined
}

/** Every document, picture and message says the name: it is read once in so many seconds. */
const nameKeptS = 3

/** The settings of the site: what the installation says, unless an operator said otherwise. */
export function createSiteSettings(db: Db, config: Config, clock: Clock) {
  const kept = new MinuteCache(1)
  async function changed(): Promise<Map<SettingName, { value: SettingValue; changedAt: number }>> {
    const rows = await db.query<{ name: string; value: SettingValue; changedAt: number }>(
      'select name, value, changed_at from site_setting',
    )
    // A row of a setting that this version no longer has is left alone.
    return new Map(rows.flatMap(({ name, ...row }) => (isSettingName(name) ? [[name, row] as const] : [])))
  }
  const initialName = ruleOf('site_name').initial(config)
  let lastName = textOf(initialName, 'zh')
  async function readName(): Promise<string> {
    const row = await db.one<{ value: SettingValue }>("select value from site_setting where name = 'site_name'")
    lastName = textOf(row?.value ?? initialName, 'zh')
    return lastName
  }
  return {
    /**
     * The site's name as the installation or an operator wrote it, not yet in a language: see `siteNameIn`. While the data
     * base is away it is the last one known: no page fails for what it is called.
     */
    async name(): Promise<string> {
      try {
        return await kept.get('name', clock.now() / 1_000, nameKeptS, readName)
      } catch {
        kept.drop('name')
        return lastName
      }
    },
    async list(): Promise<StoredSetting[]> {
      const rows = await changed()
      return settingNames.map((name) => {
        const row = rows.get(name)
        return { name, value: row?.value ?? ruleOf(name).initial(config), changedAt: row?.changedAt }
      })
    },
    /** Texts of all settings in a language; read at each call, so that a change is there at once. */
    async texts(language: Language): Promise<Record<SettingName, string>> {
      const settings = await this.list()
      return Object.fromEntries(settings.map(({ name, value }) => [name, textOf(value, language)])) as Record<
        SettingName,
        string
      >
    },
    save: async (tx: Db, name: SettingName, value: SettingValue, by: number, now: number): Promise<void> => {
      await tx.query(
        `insert into site_setting (name, value, changed_by, changed_at) values ($1, $2::jsonb, $3, $4)
         on conflict (name) do update set value = $2::jsonb, changed_by = $3, changed_at = $4`,
        [name, JSON.stringify(value), by, now],
      )
      kept.drop('name')
    },
  }
}

export type SiteSettings = ReturnType<typeof createSiteSettings>
