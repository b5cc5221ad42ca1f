/** Signs of a text, as people count them: an emoji of one code point is one. The units of UTF-16 are more. */
export const signsOf = (text: string): number => [...text].length

/** The text, without what is over so many signs; nothing is cut in two. */
export const cutToSigns = (text: string, max: number): string =>
  text.length > max ? [...text].slice(0, max).join('') : text
