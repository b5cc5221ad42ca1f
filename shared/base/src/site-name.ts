/** Name of the product in each language. */
const productName = { zh: '场边直播', en: 'Pitchside', vi: 'Sát Sân' } as const

/** Name of the site as it is read in a language: the operator's, else the product's. */
export function siteNameIn(language: keyof typeof productName, configured = ''): string {
  return configured === '' || configured === productName.zh ? productName[language] : configured
}
