import type { CutText, Fault } from '../seen'

/** Text that is cut where nothing tells the whole of it; what a menu leads to is read without resting on it. */
export const cutTexts = (texts: readonly CutText[]): Fault[] =>
  texts
    .filter(({ hasTitle, isExcerpt, isMenu }) => !isExcerpt && (isMenu || !hasTitle))
    .map(({ where, text, box }) => ({ judge: 'cut-text', where, what: `"${text}"`, box }))
