import { readFileSync } from 'node:fs'

/** Always masked: abuse, and the lures of betting and fraud. An installation adds its own by a file. */
const builtIn = [
  '傻逼',
  '傻b',
  '操你',
  '草泥马',
  '妈的智障',
  '去死吧',
  '加微信',
  '加我微信',
  '加qq群',
  '代充',
  '博彩',
  '外围盘口',
  '滚球盘',
  '私彩',
  '裸聊',
  'fuck',
  'motherfucker',
  'bitch',
  'asshole',
  'cá độ',
  'địt mẹ',
  'đồ ngu',
] as const

/** Words to mask: the built-in ones and those of a file, one on each line, `#` in front of remarks. */
export function readTabooWords(file: string | undefined): readonly string[] {
  if (file === undefined) return builtIn
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  const own = lines.map((line) => line.replace(/#.*/, '').trim()).filter((line) => line !== '')
  return [...builtIn, ...own]
}
