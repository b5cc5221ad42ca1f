/** Begins a file so that spreadsheets read it as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * A text of a cell. Quoted when it holds a separator; a text that a spreadsheet would run as a formula gets an
 * apostrophe before it. Numbers, with their sign, stay as they are.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n;\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as a file of comma-separated values: head, rows, lines ended as RFC 4180 says. */
export function tableCsv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => cells.map(csvCell).join(',')
  return `${byteOrderMark}${[head, ...rows].map(line).join('\r\n')}\r\n`
}

/** A name that every file system takes. */
export const fileName = (...parts: readonly string[]): string =>
  `${parts
    .join(' ')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
    .trim()}.csv`

/** Hands the file to the browser. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
