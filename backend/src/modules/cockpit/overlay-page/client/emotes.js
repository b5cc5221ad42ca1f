/** Pictures of the house as the nearest characters: an overlay draws what a font has. Held to the names by a test. */
const characters = {
  微笑: '🙂',
  大笑: '😆',
  呲牙: '😁',
  笑哭: '😂',
  偷笑: '☺️',
  眨眼: '😉',
  色: '😍',
  亲亲: '😘',
  吐舌: '😜',
  酷: '😎',
  惊讶: '😲',
  害羞: '😊',
  委屈: '🥺',
  流泪: '😢',
  大哭: '😭',
  生气: '😠',
  抓狂: '😤',
  无语: '😑',
  汗: '😅',
  疑问: '🤔',
  睡: '😴',
  晕: '😵',
  鄙视: '😒',
  得意: '😏',
  思考: '🧐',
  嘘: '🤫',
  吐: '🤢',
  爱心: '❤️',
  心碎: '💔',
  赞: '👍',
  踩: '👎',
  拳头: '✊',
  鼓掌: '👏',
  胜利: '✌️',
  足球: '⚽',
  篮球: '🏀',
  进球: '🥅',
  奖杯: '🏆',
  红牌: '🟥',
  黄牌: '🟨',
  哨子: '📣',
  啤酒: '🍺',
  火: '🔥',
  玫瑰: '🌹',
  礼物: '🎁',
  庆祝: '🎉',
  666: '666',
}

/** A line in parts: words, and emotes of the anchor as `{ name, url }`. */
export function partsOf(text, emotes) {
  const parts = []
  let words = ''
  const tell = () => words !== '' && parts.push(words)
  for (const [piece, name] of text.matchAll(/\[([^[\]\s]{1,8})\]|[^[]+|\[/g)) {
    const own = emotes.find((one) => one.name === name)
    if (Object.hasOwn(characters, name ?? '')) words += characters[name]
    else if (own) {
      tell()
      words = ''
      parts.push(own)
    } else words += piece
  }
  tell()
  return parts
}

/** What the test beside the page holds to the names. */
export const knownNames = Object.keys(characters)
