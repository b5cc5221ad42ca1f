/** Name of a language in itself. */
export const languageName = (language: string): string | undefined =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language)
