/** What is to be done with a text: shown as it is, shown with some words made unreadable, or not sent at all. */
export type WordVerdict = { is: 'clean' } | { is: 'masked'; text: string } | { is: 'blocked' }

/** Looks at what members write before it is stored: a list of words here, a moderation service elsewhere. */
export interface SensitiveWords {
  /** Word for /healthz. */
  readonly name: string
  check(text: string): Promise<WordVerdict>
}

/** The embedded one: words of a list become stars, nothing is held back. */
export function createListedWords(mask: (text: string) => string): SensitiveWords {
  return {
    name: 'list',
    check: async (text) => {
      const masked = mask(text)
      return masked === text ? { is: 'clean' } : { is: 'masked', text: masked }
    },
  }
}
