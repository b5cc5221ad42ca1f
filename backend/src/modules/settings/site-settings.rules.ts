import type { Config } from '../../config'
import type { Language } from '../../kernel/messages'

/** A text for each language, or one for all of them. */
export type SettingValue = Record<Language, string> | { all: string }

export type SettingShape = 'texts' | 'text' | 'email' | 'address' | 'number'

interface SettingRule {
  shape: SettingShape
  charsMax: number
  /** May be left empty: the page then leaves it out. */
  isOptional?: boolean
  /** Value of the installation, as long as no operator wrote another one. */
  initial(config: Config): SettingValue
}

const liveNotice: Record<Language, string> = {
  zh: '欢迎来到直播间！请文明发言，严禁传播违法、低俗或引流信息，谨防以任何名义索要钱财。',
  en: 'Welcome! Keep it friendly: no abuse, no advertising, and never send money to anyone who asks for it here.',
  vi: 'Chào mừng bạn! Hãy bình luận văn minh, không quảng cáo và đừng chuyển tiền cho bất kỳ ai yêu cầu tại đây.',
}
const announcement: Record<Language, string> = {
  zh: '文明观赛，理性互动。',
  en: 'Enjoy the match, respect each other.',
  vi: 'Xem bóng văn minh, tương tác lành mạnh.',
}

const one = (
  shape: SettingShape,
  charsMax: number,
  read: (config: Config) => string,
  isOptional = false,
): SettingRule => ({ shape, charsMax, isOptional, initial: (config) => ({ all: read(config) }) })

/** Settings of the site that operators may change while it runs. */
export const settingRules = {
  announcement: { shape: 'texts', charsMax: 100, initial: () => announcement },
  live_notice: { shape: 'texts', charsMax: 300, initial: () => liveNotice },
  site_name: one('text', 20, ({ siteName }) => siteName),
  customer_service_email: one('email', 100, ({ contactEmail }) => contactEmail),
  apply_for_anchor: one('email', 100, ({ contactEmail }) => contactEmail),
  feedback_qq: one('number', 12, ({ contactQq }) => contactQq, true),
  weibo_url: one('address', 300, ({ weiboUrl }) => weiboUrl),
  streaming_software_url: one('address', 300, () => 'https://obsproject.com/download'),
  mobile_url: one('address', 300, ({ mobileUrl }) => mobileUrl, true),
  icp: one('text', 60, ({ icp }) => icp, true),
} satisfies Record<string, SettingRule>

export type SettingName = keyof typeof settingRules
export const settingNames = Object.keys(settingRules) as SettingName[]
export const ruleOf = (name: SettingName): SettingRule => settingRules[name]

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(settingRules, name)

/** Signs that break a line of text or turn its direction; a line break is fine. */
const unsafe = /(?!\n)\p{Cc}|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** Without a name before an `@`, which would look like the site the address leads to. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text) || /[\s\\]/.test(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

const shapes: Record<SettingShape, (text: string) => boolean> = {
  texts: () => true,
  text: (text) => !text.includes('\n'),
  email: (text) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text),
  address: isAddress,
  number: (text) => /^[1-9]\d{4,11}$/.test(text),
}

/** The value as it is kept; undefined: it does not fit. */
export function fittingValue(
  name: SettingName,
  given: Partial<Record<Language | 'all', string>>,
): SettingValue | undefined {
  const { shape, charsMax, isOptional } = ruleOf(name)
  const fits = (text: string): boolean => {
    if (text === '') return isOptional === true
    return [...text].length <= charsMax && !unsafe.test(text) && shapes[shape](text)
  }
  if (shape === 'texts') {
    const { zh = '', en = '', vi = '' } = given
    const texts = { zh: zh.trim(), en: en.trim(), vi: vi.trim() }
    return Object.values(texts).every(fits) ? texts : undefined
  }
  const all = (given.all ?? '').trim()
  return fits(all) ? { all } : undefined
}

export const textOf = (value: SettingValue, language: Language): string =>
  'all' in value ? value.all : value[language]
