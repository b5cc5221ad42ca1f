import { usePages } from '@pitchside/parts'
import { type ExpertAsk, listExperts, listSchemes, type SchemeAsk } from './experts.calls'

export const expertsKey = ['content', 'experts'] as const
export const schemesKey = ['content', 'schemes'] as const

/** Experts page by page. */
export const useExperts = (ask: Omit<ExpertAsk, 'page'>) =>
  usePages({ queryKey: [...expertsKey, ask], load: (page, signal) => listExperts({ ...ask, page }, signal) })

/** Schemes page by page. */
export const useSchemes = (ask: SchemeAsk) =>
  usePages({ queryKey: [...schemesKey, ask], load: (page, signal) => listSchemes(ask, page, signal) })
