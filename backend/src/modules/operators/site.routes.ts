import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { CallHandlers } from '../../kernel/module'
import { nameSubject } from '../../kernel/operation'
import { secondsOf } from '../../kernel/wire-values'
import {
  type BannerWords,
  editedBanners,
  epochDay,
  infoPageNames,
  infoPages,
  readInfoTexts,
} from '../content/content.module'
import { fittingValue, isSettingName, ruleOf, type SettingsModule } from '../settings/settings.module'
import { picturePurposes, type StoredFiles } from '../uploads/uploads.module'
import { auditQueries } from './audit/audit.queries'
import { requireBanner } from './banner.rules'

const weekDays = 7
const millisOf = (seconds: number | undefined): number | undefined => (seconds ? seconds * 1_000 : undefined)

export interface SiteRouteDeps {
  kernel: Pick<Kernel, 'db' | 'clock'>
  site: SettingsModule['site']
  files: Pick<StoredFiles, 'requireOwn' | 'release'>
}

/** The site itself: its settings, its banners, and what operators did to it. */
export function siteCalls({ kernel, site, files }: SiteRouteDeps): CallHandlers {
  const { db, clock } = kernel
  return {
    async listSystemSettings() {
      return (await site.list()).map(({ name, value, changedAt }) => {
        const { shape, charsMax, isOptional } = ruleOf(name)
        const changetime = secondsOf(changedAt ?? 0)
        return { name, shape, max: charsMax, is_optional: isOptional ? 1 : 0, value, changetime }
      })
    },
    async saveSystemSetting({ name, value }, caller) {
      if (!isSettingName(name)) throw new Failure('not-found')
      const fitting = fittingValue(name, value)
      if (!fitting) throw new Failure('setting-wrong', { data: { field: name } })
      await db.transaction((tx) => site.save(tx, name, fitting, caller.member().userId, clock.now()))
      caller.say('operator-saved')
    },
    async listInfoPages() {
      const pages = await infoPages.all(db)
      return pages.map(({ name, texts, changedAt, isInstalled }, index) => ({
        id: index + 1,
        name,
        text: texts,
        changetime: isInstalled ? 0 : secondsOf(changedAt),
      }))
    },
    async saveInfoPage({ id, text }, caller) {
      const name = infoPageNames[id - 1]
      if (!name) throw new Failure('not-found')
      if (!readInfoTexts(text)) throw new Failure('info-page-wrong')
      await db.transaction((tx) => infoPages.save(tx, name, text, caller.member().userId, clock.now()))
      caller.say('operator-saved')
    },
    async listBannersForOperators() {
      const weekAgo = epochDay(clock.now()) - weekDays
      return (await editedBanners.list(db, weekAgo)).map(
        ({ image, isOff, startsAt, endsAt, clicks, clicksOfLate, ...banner }) => ({
          ...banner,
          img: image,
          is_off: isOff ? 1 : 0,
          starts: secondsOf(startsAt ?? 0),
          ends: secondsOf(endsAt ?? 0),
          num: clicks,
          week_num: clicksOfLate,
        }),
      )
    },
    async saveBanner({ id, kind, position, title, img, url, is_off, starts, ends }, caller) {
      const times = { startsAt: millisOf(starts) ?? null, endsAt: millisOf(ends) ?? null }
      const banner: BannerWords = { kind, position, title, image: img, url, isOff: is_off === 1, ...times }
      requireBanner(banner)
      const operator = caller.member().userId
      const before = id === undefined ? undefined : await editedBanners.image(db, id)
      // Another operator may have brought the picture that stands there.
      const kept = before === undefined ? [] : [before]
      await files.requireOwn(operator, [img], {
        purposes: picturePurposes,
        takesHouse: true,
        refusal: 'banner-picture',
        kept,
      })
      const saved = await db.transaction(async (tx) => {
        if (id !== undefined && !(await editedBanners.update(tx, id, banner))) throw new Failure('not-found')
        const made = id ?? (await editedBanners.insert(tx, banner))
        nameSubject(made)
        return made
      })
      await files.release(operator, kept)
      caller.say('operator-saved')
      return { id: saved }
    },
    async orderBanners({ ids }, caller) {
      await db.transaction(async (tx) => {
        if (!(await editedBanners.order(tx, ids))) throw new Failure('not-found')
      })
      caller.say('operator-saved')
    },
    async listOperatorActions({ uid, call, kind, subject, from, to }, _caller, { limit, offset }) {
      const filter = { operatorId: uid, call, kind, subject, from: millisOf(from), to: millisOf(to) }
      const rows = await auditQueries.list(db, filter, limit, offset)
      const data = rows.map((row) => ({
        id: row.id,
        uid: row.operatorId,
        user_nickname: row.operator ?? '',
        addtime: secondsOf(row.at),
        call: row.call,
        kind: row.kind,
        subject: row.subject,
        before: row.before ?? null,
        after: row.after ?? null,
        input: row.input,
        ip: row.ipPrefix,
      }))
      return { rows: data, total: await auditQueries.count(db, filter) }
    },
  }
}
