import type { Competition, Names } from '../ports/feed.port'

/** A part of the world by which the data base sorts its competitions. 1 = played between countries. */
export interface Continent {
  id: number
  names: Names
}

export const continents: readonly Continent[] = [
  { id: 1, names: { zh: '国际赛事', en: 'International', vi: 'Quốc tế' } },
  { id: 2, names: { zh: '欧洲', en: 'Europe', vi: 'Châu Âu' } },
  { id: 3, names: { zh: '亚洲', en: 'Asia', vi: 'Châu Á' } },
  { id: 4, names: { zh: '美洲', en: 'Americas', vi: 'Châu Mỹ' } },
  { id: 5, names: { zh: '非洲', en: 'Africa', vi: 'Châu Phi' } },
  { id: 6, names: { zh: '大洋洲', en: 'Oceania', vi: 'Châu Đại Dương' } },
]

export interface Country {
  /** Stable number of the flag code. */
  id: number
  flag: string
  continentId: number
  names: Names
}

/** Flag, continent, Chinese, English, Vietnamese. The place in the list is the country's number: add at the end only. */
const lines: readonly (readonly [string, number, string, string, string])[] = [
  ['un', 1, '世界', 'World', 'Thế giới'],
  ['eu', 1, '欧洲赛事', 'Europe', 'Châu Âu'],
  ['gb-eng', 2, '英格兰', 'England', 'Anh'],
  ['es', 2, '西班牙', 'Spain', 'Tây Ban Nha'],
  ['it', 2, '意大利', 'Italy', 'Ý'],
  ['de', 2, '德国', 'Germany', 'Đức'],
  ['fr', 2, '法国', 'France', 'Pháp'],
  ['nl', 2, '荷兰', 'Netherlands', 'Hà Lan'],
  ['pt', 2, '葡萄牙', 'Portugal', 'Bồ Đào Nha'],
  ['tr', 2, '土耳其', 'Türkiye', 'Thổ Nhĩ Kỳ'],
  ['cn', 3, '中国', 'China', 'Trung Quốc'],
  ['jp', 3, '日本', 'Japan', 'Nhật Bản'],
  ['kr', 3, '韩国', 'South Korea', 'Hàn Quốc'],
  ['vn', 3, '越南', 'Vietnam', 'Việt Nam'],
  ['sa', 3, '沙特阿拉伯', 'Saudi Arabia', 'Ả Rập Xê Út'],
  ['us', 4, '美国', 'United States', 'Hoa Kỳ'],
  ['mx', 4, '墨西哥', 'Mexico', 'Mexico'],
  ['br', 4, '巴西', 'Brazil', 'Brazil'],
  ['be', 2, '比利时', 'Belgium', 'Bỉ'],
  ['at', 2, '奥地利', 'Austria', 'Áo'],
  ['ch', 2, '瑞士', 'Switzerland', 'Thụy Sĩ'],
  ['gr', 2, '希腊', 'Greece', 'Hy Lạp'],
  ['dk', 2, '丹麦', 'Denmark', 'Đan Mạch'],
  ['no', 2, '挪威', 'Norway', 'Na Uy'],
  ['se', 2, '瑞典', 'Sweden', 'Thụy Điển'],
  ['pl', 2, '波兰', 'Poland', 'Ba Lan'],
  ['cz', 2, '捷克', 'Czechia', 'Séc'],
  ['ar', 4, '阿根廷', 'Argentina', 'Argentina'],
  ['co', 4, '哥伦比亚', 'Colombia', 'Colombia'],
  ['cl', 4, '智利', 'Chile', 'Chile'],
  ['au', 6, '澳大利亚', 'Australia', 'Úc'],
  ['th', 3, '泰国', 'Thailand', 'Thái Lan'],
  ['id', 3, '印度尼西亚', 'Indonesia', 'Indonesia'],
  ['in', 3, '印度', 'India', 'Ấn Độ'],
  ['ae', 3, '阿联酋', 'United Arab Emirates', 'UAE'],
  ['ir', 3, '伊朗', 'Iran', 'Iran'],
  ['eg', 5, '埃及', 'Egypt', 'Ai Cập'],
  ['za', 5, '南非', 'South Africa', 'Nam Phi'],
  ['ma', 5, '摩洛哥', 'Morocco', 'Maroc'],
]

export const countries: readonly Country[] = lines.map(([flag, continentId, zh, en, vi], index) => ({
  id: index + 1,
  flag,
  continentId,
  names: { zh, en, vi },
}))
const byContinent = new Map(continents.map(({ id }) => [id, countries.filter((one) => one.continentId === id)]))

/** Countries of a continent, in the order of all. */
export const countriesOf = (continentId: number): readonly Country[] => byContinent.get(continentId) ?? []

const byFlag = new Map(countries.map((one) => [one.flag, one]))
const elsewhere: Country = {
  id: 999,
  flag: '',
  continentId: 1,
  names: { zh: '其他', en: 'Elsewhere', vi: 'Nơi khác' },
}

/** Country of a competition; one of a land nobody entered here is not lost. */
export const countryOf = (competition: Pick<Competition, 'flag'>): Country => byFlag.get(competition.flag) ?? elsewhere

export const continentOf = (country: Country): Continent =>
  continents.find((one) => one.id === country.continentId) ?? (continents[0] as Continent)
