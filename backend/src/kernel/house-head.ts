const sheets = ['tokens.css', 'fonts.css', 'parts.css']

/**
 * Head of a page without a build that looks like the house: its mark, tokens, faces and parts, for which the page's policy
 * lets styles, fonts and pictures come from `'self'`. The release service answers them at `/house`, under every name this
 * service is reached by; `/house/theme.js` beside them wears the theme of the site before the first paint.
 */
export const houseHead = `<link rel="icon" href="/favicon.svg">${sheets
  .map((name) => `<link rel="stylesheet" href="/house/${name}">`)
  .join('')}`
