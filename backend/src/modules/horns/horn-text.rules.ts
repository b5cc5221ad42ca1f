/** Control signs, and those that turn the direction of the text around them: a horn stands in every room. */
const unsafe = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** The text as it is kept: one line, single blanks. undefined: nothing to say, or not fit to be shown. */
export function hornText(content: string): string | undefined {
  const line = content.replace(/\s+/gu, ' ').trim()
  return line === '' || unsafe.test(line) ? undefined : line
}
