/** Control signs and those that turn the direction of the text around them. */
const unsafe = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
/** More marks over one letter only serve to paint over the lines around it. */
const towers = /(\p{M}{3})\p{M}+/gu

/** A title or an announcement as everybody may see it: one line, no hidden signs. Empty when nothing is left. */
export function cleanLine(text: string): string {
  return text.replace(/\s/gu, ' ').replace(unsafe, '').replace(/ +/g, ' ').replace(towers, '$1').trim()
}

/** A cover is a picture of ours: a foreign address would tell its owner who looks. Empty: the room's own. */
export function isOwnCover(address: string): boolean {
  return address === '' || /^\/media\/(uploads|covers)\/[\w-]{1,120}\.webp$/.test(address)
}
