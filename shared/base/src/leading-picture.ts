/** The document asked for this picture before any script ran (its only preload of an image). */
const askedFor = 'link[rel="preload"][as="image"]'

/**
 * The picture the document said its page leads with, as long as that page is shown: who draws it at once, where what it
 * belongs to is still being loaded, draws the largest picture of the first screen with the frame. Undefined where the document named
 * none or was another page's.
 */
export function leadingPicture(): string | undefined {
  const [opened] = performance.getEntriesByType?.('navigation') ?? []
  if (opened === undefined || new URL(opened.name).pathname !== location.pathname) return undefined
  return document.head.querySelector(askedFor)?.getAttribute('href') ?? undefined
}
