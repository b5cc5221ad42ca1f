/** The address of a page of the site in a language: the site's own needs no word. */
export const addressInLanguage = (path: string, language: 'zh' | 'en' | 'vi'): string =>
  language === 'zh' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
