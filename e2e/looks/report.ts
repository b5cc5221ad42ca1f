import type { MetFault } from './exceptions'

/** The same fault on many screens is one fault. */
export interface ReportedFault extends MetFault {
  screens: string[]
  /** A picture of it, as an address of its own bytes. */
  picture?: string
}

const keyOf = ({ judge, where, what }: MetFault) => JSON.stringify([judge, where, judge === 'emptiness' ? '' : what])

/** One line for each fault, with all screens it was met on. */
export function gathered(faults: readonly (MetFault & { picture?: string })[]): ReportedFault[] {
  const byKey = new Map<string, ReportedFault>()
  for (const fault of faults) {
    const known = byKey.get(keyOf(fault))
    if (!known) byKey.set(keyOf(fault), { ...fault, screens: [fault.screen] })
    else if (!known.screens.includes(fault.screen)) known.screens.push(fault.screen)
  }
  return [...byKey.values()].sort((one, other) => one.judge.localeCompare(other.judge))
}

const shownScreens = (screens: readonly string[]) =>
  screens.slice(0, 3).join(', ') + (screens.length > 3 ? ` and ${screens.length - 3} more` : '')

export const textReport = (faults: readonly ReportedFault[]): string =>
  faults
    .map(({ judge, where, what, screens }) => `${judge}: ${where}: ${what}\n    ${shownScreens(screens)}`)
    .join('\n')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export function htmlReport(faults: readonly ReportedFault[], opened: number): string {
  const rows = faults.map(({ judge, where, what, screens, picture }) => {
    const shown = picture ? `<img src="${picture}" alt="">` : ''
    const told = [judge, where, what, screens.join(', ')].map((text) => `<td>${escaped(text)}</td>`)
    return `<tr>${told.join('')}<td>${shown}</td></tr>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Looks</title>
<style>body{font:14px sans-serif}td{border-top:1px solid #ccc;padding:6px;vertical-align:top;word-break:break-word}img{max-width:480px}</style>
<h1>${faults.length} faults on ${opened} screens</h1><table>${rows.join('\n')}</table>\n`
}
