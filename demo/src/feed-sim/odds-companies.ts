import type { OddsCompany } from '@pitchside/backend/modules/scores/ports/feed.port'

const company = (id: number, zh: string, en: string): OddsCompany => ({ id, names: { zh, en, vi: en } })

/** Companies whose prices the simulator makes; the first is the default. */
export const oddsCompanies: readonly OddsCompany[] = [
  company(2, 'BET365', 'BET365'),
  company(3, '皇冠', 'Crown'),
  company(5, '立博', 'Ladbrokes'),
  company(7, '澳彩', 'Macauslot'),
  company(9, '威廉希尔', 'William Hill'),
  company(22, '平博', 'Pinnacle'),
]

/** Share a company keeps on top of the fair price. */
export const marginOf = (companyId: number): number => (companyId === 22 ? 1.03 : companyId === 3 ? 1.05 : 1.07)
