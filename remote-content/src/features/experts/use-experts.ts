import { usePages } from '@pitchside/parts'
import { type ExpertAsk, listExperts, listSchemes, type SchemeAsk } from './experts.calls'

export const expertsKey = ['content', 'experts'] as const
export const schemesKey = ['content', 'schemes'] as const

/** Experts page by page. */
export const useExperts = (ask: Omit<ExpertAsk, 'page'>) =>
  usePages({ queryKey: [...expertsKey, ask], load: (page, signal) => listExperts({ ...ask, page }, signal) })

/** Schemes page by page; `besides`: without the one that a page is about. */
export function useSchemes(ask: SchemeAsk, besides?: number) {
  const pages = usePages({ queryKey: [...schemesKey, ask], load: (page, signal) => listSchemes(ask, page, signal) })
  return besides === undefined ? pages : { ...pages, rows: pages.rows.filter(({ id }) => id !== besides) }
}
