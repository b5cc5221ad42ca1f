import type { OddsCompany } from '../../modules/scores/ports/feed.port'

const company = (id: number, zh: string, en: string): OddsCompany => ({ id, names: { zh, en, vi: en } })

/** Odds companies by the provider's number; the first is the default. */
export const namiCompanies: readonly OddsCompany[] = [
  company(2, 'BET365', 'BET365'),
  company(3, '皇冠', 'Crown'),
  company(5, '立博', 'Ladbrokes'),
  company(7, '澳彩', 'Macauslot'),
  company(9, '威廉希尔', 'William Hill'),
  company(15, '利记', 'Sbobet'),
  company(22, '平博', 'Pinnacle'),
  company(136, '香港马会', 'HKJC'),
]
