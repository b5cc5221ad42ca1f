import { dayMs } from '@pitchside/base'
import { strToU8, zipSync } from 'fflate'

/** A cell: text, a number, or a moment (epoch ms, shown in the zone of the sheet). */
export type Cell = string | number | { atMs: number }

export interface Sheet {
  name: string
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** Width of the columns in characters. */
  widths: readonly number[]
  /** Minutes that are added to UTC: cells of a sheet have no zone of their own. */
  zoneMinutes: number
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** Days from 30 December 1899, from which sheets count, to 1 January 1970. */
const epochDay = 25_569
const styleOf = { plain: 0, bold: 1, time: 2 } as const

/** Signs that XML can't hold at all are left out; the rest is escaped. */
function xmlText(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Text is always text: an inline string is never taken for a formula, whatever sign it begins with. */
const textCell = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`

function cellXml(cell: Cell, zoneMinutes: number): string {
  if (typeof cell === 'string') return textCell(cell, styleOf.plain)
  if (typeof cell === 'number') return `<c s="${styleOf.plain}"><v>${cell}</v></c>`
  return `<c s="${styleOf.time}"><v>${(cell.atMs + zoneMinutes * 60_000) / dayMs + epochDay}</v></c>`
}

function sheetXml({ head: titles, rows, widths, zoneMinutes }: Sheet): string {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  const lines = rows.map((row) => `<row>${row.map((cell) => cellXml(cell, zoneMinutes)).join('')}</row>`)
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData><row>${titles.map((title) => textCell(title, styleOf.bold)).join('')}</row>${lines.join('')}</sheetData></worksheet>`
}

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`

const types = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`
const relations = (...list: string[]) =>
  `${head}<Relationships xmlns="${packages}/relationships">${list.join('')}</Relationships>`

/** An Office Open XML workbook of one sheet. */
export function workbookOf(sheet: Sheet): Uint8Array {
  const parts = {
    '[Content_Types].xml': types,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xmlText(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation(1, 'worksheet', 'worksheets/sheet1.xml'),
      relation(2, 'styles', 'styles.xml'),
    ),
    'xl/worksheets/sheet1.xml': sheetXml(sheet),
    'xl/styles.xml': styles,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}
