import type { Fault, Seen } from '../seen'

/** A page that scrolls sideways, and what makes it. */
export function sideways({ screen, pageWidth, widest }: Pick<Seen, 'screen' | 'pageWidth' | 'widest'>): Fault[] {
  if (pageWidth <= screen.width + 1) return []
  const [first] = widest
  const what = `${pageWidth} px wide on a screen of ${screen.width}`
  return [{ judge: 'sideways', where: first?.where ?? 'html', what, ...(first && { box: first.box }) }]
}
