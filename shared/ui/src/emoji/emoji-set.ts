import type { EmojiName } from '@pitchside/base'
import { drawFace, type Face } from './emoji-faces'
import { type Thing, things } from './emoji-things'

/** One picture of the set. `name` is what stands between brackets in a text: `[微笑]`. */
export interface Emoji {
  name: string
  /** Address of the picture. */
  src: string
  /** The nearest character, where no picture can stand. */
  char: string
  en: string
  vi: string
}

type Row = readonly [name: EmojiName, char: string, en: string, vi: string, art: Face | Thing]

const rows: readonly Row[] = [
  ['微笑', '🙂', 'smile', 'mỉm cười', { eyes: 'open', mouth: 'smile' }],
  ['大笑', '😆', 'laugh', 'cười lớn', { eyes: 'happy', mouth: 'laugh' }],
  ['呲牙', '😁', 'grin', 'cười toe', { eyes: 'open', mouth: 'grin' }],
  ['笑哭', '😂', 'tears of joy', 'cười ra nước mắt', { eyes: 'happy', mouth: 'laugh', extra: 'joy' }],
  ['偷笑', '☺️', 'giggle', 'cười thầm', { eyes: 'happy', mouth: 'smile', extra: 'cheeks' }],
  ['眨眼', '😉', 'wink', 'nháy mắt', { eyes: 'wink', mouth: 'smile' }],
  ['色', '😍', 'in love', 'mê mẩn', { eyes: 'hearts', mouth: 'grin' }],
  ['亲亲', '😘', 'kiss', 'hôn', { eyes: 'wink', mouth: 'kiss', extra: 'cheeks' }],
  ['吐舌', '😜', 'tongue out', 'lè lưỡi', { eyes: 'wink', mouth: 'tongue' }],
  ['酷', '😎', 'cool', 'ngầu', { eyes: 'shades', mouth: 'smirk' }],
  ['惊讶', '😲', 'wow', 'ngạc nhiên', { eyes: 'wide', mouth: 'gasp' }],
  ['害羞', '😊', 'shy', 'ngại ngùng', { eyes: 'shut', mouth: 'smile', extra: 'cheeks' }],
  ['委屈', '🥺', 'hurt', 'tủi thân', { eyes: 'sad', mouth: 'frown' }],
  ['流泪', '😢', 'tear', 'rơi lệ', { eyes: 'sad', mouth: 'frown', extra: 'tear' }],
  ['大哭', '😭', 'crying', 'khóc to', { eyes: 'shut', mouth: 'wail', extra: 'tears' }],
  ['生气', '😠', 'angry', 'tức giận', { eyes: 'angry', mouth: 'frown', tint: 'red' }],
  ['抓狂', '😤', 'furious', 'phát điên', { eyes: 'angry', mouth: 'teeth', extra: 'anger', tint: 'red' }],
  ['无语', '😑', 'speechless', 'cạn lời', { eyes: 'flat', mouth: 'flat' }],
  ['汗', '😅', 'sweat', 'toát mồ hôi', { eyes: 'flat', mouth: 'wavy', extra: 'sweat' }],
  ['疑问', '🤔', 'puzzled', 'thắc mắc', { eyes: 'uneven', mouth: 'flat', extra: 'ask' }],
  ['睡', '😴', 'asleep', 'ngủ', { eyes: 'shut', mouth: 'gasp', extra: 'sleep' }],
  ['晕', '😵', 'dizzy', 'choáng', { eyes: 'crossed', mouth: 'gasp' }],
  ['鄙视', '😒', 'scorn', 'khinh thường', { eyes: 'aside', mouth: 'frown' }],
  ['得意', '😏', 'smug', 'đắc ý', { eyes: 'aside', mouth: 'smirk' }],
  ['思考', '🧐', 'thinking', 'suy nghĩ', { eyes: 'uneven', mouth: 'smirk', extra: 'chin' }],
  ['嘘', '🤫', 'hush', 'suỵt', { eyes: 'open', mouth: 'flat', extra: 'finger' }],
  ['吐', '🤢', 'sick', 'buồn nôn', { eyes: 'crossed', mouth: 'wavy', tint: 'green' }],
  ['爱心', '❤️', 'heart', 'trái tim', 'heart'],
  ['心碎', '💔', 'broken heart', 'tan vỡ', 'broken-heart'],
  ['赞', '👍', 'thumbs up', 'thích', 'thumb-up'],
  ['踩', '👎', 'thumbs down', 'chê', 'thumb-down'],
  ['拳头', '✊', 'fist', 'nắm đấm', 'fist'],
  ['鼓掌', '👏', 'applause', 'vỗ tay', 'clap'],
  ['胜利', '✌️', 'victory', 'chiến thắng', 'victory'],
  ['足球', '⚽', 'football', 'bóng đá', 'football'],
  ['篮球', '🏀', 'basketball', 'bóng rổ', 'basketball'],
  ['进球', '🥅', 'goal', 'bàn thắng', 'goal'],
  ['奖杯', '🏆', 'trophy', 'cúp vàng', 'trophy'],
  ['红牌', '🟥', 'red card', 'thẻ đỏ', 'red-card'],
  ['黄牌', '🟨', 'yellow card', 'thẻ vàng', 'yellow-card'],
  ['哨子', '📣', 'whistle', 'còi', 'whistle'],
  ['啤酒', '🍺', 'beer', 'bia', 'beer'],
  ['火', '🔥', 'fire', 'lửa', 'fire'],
  ['玫瑰', '🌹', 'rose', 'hoa hồng', 'rose'],
  ['礼物', '🎁', 'gift', 'quà', 'gift'],
  ['庆祝', '🎉', 'party', 'ăn mừng', 'party'],
  ['666', '666', 'well played', 'đỉnh', 'six'],
]

/** The drawing as the address of a picture. */
function sourceOf(art: Face | Thing): string {
  const drawing = typeof art === 'string' ? things[art] : drawFace(art)
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawing}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(frame)}`
}

/** Every emoji of the house, as the picker shows them. */
export const emojiSet: readonly Emoji[] = rows.map(([name, char, en, vi, art]) => ({
  name,
  char,
  en,
  vi,
  src: sourceOf(art),
}))

const byName = new Map(emojiSet.map((emoji) => [emoji.name, emoji]))

/** An emoji as it stands in a text. */
export const tokenOf = ({ name }: Pick<Emoji, 'name'>): string => `[${name}]`

/** The name of an emoji in a language. */
export const emojiLabel = (emoji: Emoji, language: 'zh' | 'en' | 'vi'): string =>
  language === 'zh' ? emoji.name : emoji[language]

/** A text cut at its emoji, those of the house and `own` ones. What stands in brackets and is no emoji stays text. */
export function splitEmoji(text: string, own: readonly Emoji[] = []): (string | Emoji)[] {
  const parts: (string | Emoji)[] = []
  let textFrom = 0
  for (const match of text.matchAll(/\[([^[\]\s]{1,8})\]/g)) {
    const name = match[1] ?? ''
    const emoji = byName.get(name) ?? own.find((one) => one.name === name)
    if (!emoji) continue
    if (match.index > textFrom) parts.push(text.slice(textFrom, match.index))
    parts.push(emoji)
    textFrom = match.index + match[0].length
  }
  if (textFrom < text.length) parts.push(text.slice(textFrom))
  return parts
}

/** A text with characters in place of its emoji, where only text can be drawn. */
export function withEmojiCharacters(text: string): string {
  return splitEmoji(text)
    .map((part) => (typeof part === 'string' ? part : part.char))
    .join('')
}
