import type { Language } from '../../kernel/messages'

/** Calling codes with the names of their places; 86 first, it is the default. */
export const countryCodes: [code: string, names: Record<Language, string>][] = [
  ['86', { zh: '中国', en: 'China', vi: 'Trung Quốc' }],
  ['852', { zh: '中国香港', en: 'Hong Kong, China', vi: 'Hồng Kông, Trung Quốc' }],
  ['853', { zh: '中国澳门', en: 'Macao, China', vi: 'Ma Cao, Trung Quốc' }],
  ['886', { zh: '中国台湾', en: 'Taiwan, China', vi: 'Đài Loan, Trung Quốc' }],
  ['84', { zh: '越南', en: 'Vietnam', vi: 'Việt Nam' }],
  ['65', { zh: '新加坡', en: 'Singapore', vi: 'Singapore' }],
  ['60', { zh: '马来西亚', en: 'Malaysia', vi: 'Malaysia' }],
  ['66', { zh: '泰国', en: 'Thailand', vi: 'Thái Lan' }],
  ['62', { zh: '印度尼西亚', en: 'Indonesia', vi: 'Indonesia' }],
  ['63', { zh: '菲律宾', en: 'Philippines', vi: 'Philippines' }],
  ['81', { zh: '日本', en: 'Japan', vi: 'Nhật Bản' }],
  ['82', { zh: '韩国', en: 'South Korea', vi: 'Hàn Quốc' }],
  ['44', { zh: '英国', en: 'United Kingdom', vi: 'Vương quốc Anh' }],
  ['1', { zh: '美国和加拿大', en: 'United States and Canada', vi: 'Hoa Kỳ và Canada' }],
  ['61', { zh: '澳大利亚', en: 'Australia', vi: 'Úc' }],
]
