/** A sign that is a word by itself: Chinese characters and kana. */
const signWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
/** Letters and digits in a row, with what may stand inside a word. */
const letterWord = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** Words of a text as a reader counts them: each Chinese character is one, and each run of other letters or digits. */
export function countWords(text: string): number {
  const signs = text.match(signWord)?.length ?? 0
  return signs + (text.replace(signWord, ' ').match(letterWord)?.length ?? 0)
}
