import { limits } from '@pitchside/contract'

/**
 * Signs that show nothing or turn the text around them: controls, formats (zero widths, directions, tags), private and
 * unassigned ones, fillers, the empty Braille cell.
 */
const unsafeText = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u115f\u1160\u2028\u2029\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/u
/** As above; a signature may have lines. */
const unsafeLines = new RegExp(unsafeText.source.replace('\\p{Cc}', '\\0-\\x09\\x0b-\\x1f\\x7f-\\x9f'), 'u')
/** Marks piled upon one another until they cover the lines around. */
const piledMarks = /\p{M}{4,}/u
const somethingToRead = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** Names that would pass for the house, wherever they stand in a name. */
const houseNames = ['官方', '管理员', '系统消息', '系统通知', '客服', '场边直播', '已注销', 'pitchside']
/** The same as words of their own: "badminton" is no admin. */
const houseWords = new Set(['admin', 'administrator', 'moderator', 'official', 'system', 'deleted'])

/** Letters of other scripts that look like Latin ones. */
const lookAlikes: Record<string, string> = {
  а: 'a',
  с: 'c',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ι: 'i',
  ο: 'o',
  ρ: 'p',
  ı: 'i',
  ԁ: 'd',
  ո: 'n',
}

const plain = (text: string) =>
  [...text.normalize('NFKC').toLowerCase()].map((letter) => lookAlikes[letter] ?? letter).join('')

const joinedWords = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** A site that is called by a common word of two or three signs does not own it. */
const ownedSigns = 4

function isCalledAs(siteName: string, joined: string): boolean {
  const name = joinedWords(siteName)
  if (name === '') return false
  return [...name].length < ownedSigns ? joined === name : joined.includes(name)
}

function soundsOfTheHouse(nickname: string, siteName: string): boolean {
  const words = plain(nickname).split(/[^\p{L}\p{N}]+/u)
  const joined = words.join('')
  return (
    houseWords.has(joined) ||
    words.some((word) => houseWords.has(word)) ||
    houseNames.some((name) => joined.includes(name)) ||
    isCalledAs(siteName, joined)
  )
}

/** One form for what looks the same: composed letters, single spaces, none at the ends. */
export function tidyNickname(nickname: string): string {
  return nickname.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

export type NicknameProblem = 'nickname-missing' | 'nickname-long' | 'nickname-refused'

/** What is wrong with a tidied name on a site of this name. Its length is counted in code points: an emoji is one. */
export function nicknameProblem(nickname: string, siteName: string): NicknameProblem | undefined {
  if (nickname === '') return 'nickname-missing'
  if ([...nickname].length > limits.nicknameChars) return 'nickname-long'
  const isRefused =
    unsafeText.test(nickname) ||
    piledMarks.test(nickname) ||
    !somethingToRead.test(nickname) ||
    soundsOfTheHouse(nickname, siteName)
  return isRefused ? 'nickname-refused' : undefined
}

export function isAllowedSignature(signature: string): boolean {
  return !unsafeLines.test(signature) && !piledMarks.test(signature)
}

/**
 * A portrait we draw, or a public picture we store: a foreign address would tell its owner who looks, and papers are shown
 * to nobody.
 */
export function isAllowedAvatar(avatar: string): boolean {
  return /^portrait:[\w-]{1,60}$/.test(avatar) || /^\/media\/(avatars|covers|uploads)\/[\w-]{1,120}\.webp$/.test(avatar)
}
