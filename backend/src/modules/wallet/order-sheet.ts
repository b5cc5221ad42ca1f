import type { Language } from '../../kernel/messages'
import { siteDate, siteZoneMinutes } from '../../kernel/site-day'
import { incomeKindTexts, kindTexts, sheetTexts } from './order-sheet.texts'
import type { OrderRow } from './orders.queries'
import { readMemo } from './remark'
import { type Cell, workbookOf } from './spreadsheet'

/** Sheets know no time zones: moments are told in the one most members live in, and the head says so. */
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const nameOf = ({ account, kind }: OrderRow) =>
  (account === 'withdrawable' ? incomeKindTexts[kind] : undefined) ?? kindTexts[kind]

/** The list of orders as a workbook, in the language of the member. */
export function orderSheet(rows: readonly OrderRow[], language: Language, now: number) {
  const words = sheetTexts[language]
  const cells = rows.map((row): Cell[] => [
    { atMs: row.at },
    words[row.account],
    nameOf(row)?.[language] ?? row.kind,
    readMemo(row.memo, language),
    row.amount / 10,
    row.balanceAfter / 10,
  ])
  const day = siteDate(now)
  const bytes = workbookOf({
    name: words.title,
    head: [words.time, words.account, words.kind, words.remark, words.amount, words.balance],
    rows: cells,
    widths: [20, 16, 18, 32, 12, 14],
    zoneMinutes: siteZoneMinutes,
  })
  return { name: `orders-${day}.xlsx`, contentType, bytes }
}
