/** Name of the product in each language. */
const productName = { zh: '场边直播', en: 'Pitchside', vi: 'Sát Sân' } as const

/** Whether an operator gave the site a name of its own. */
export const isNamed = (configured: string): boolean => configured !== '' && configured !== productName.zh

/** Name of the site as it is read in a language: the operator's, else the product's. */
export const siteNameIn = (language: keyof typeof productName, configured = ''): string =>
  isNamed(configured) ? configured : productName[language]

/** Name of the site as the document of this page says it: a page's settings come later, and nobody should see two names. */
export const siteNameOfPage = (language: keyof typeof productName): string =>
  document.head.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content || productName[language]
