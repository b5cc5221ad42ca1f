import { Picture } from '@pitchside/ui'

/** The document asked for this picture before any script ran (its only preload of an image). */
const askedFor = 'link[rel="preload"][as="image"]'

const isOfThisPage = () => {
  const [opened] = performance.getEntriesByType?.('navigation') ?? []
  return opened !== undefined && new URL(opened.name).pathname === location.pathname
}

/**
 * The picture the document said its page leads with, where what it belongs to is still being loaded: the largest picture of
 * the first screen is then seen as soon as the frame stands. Nothing where the document named none or was another page's.
 */
export function LeadingPicture({ className }: { className?: string | undefined }) {
  const src = isOfThisPage() ? document.head.querySelector(askedFor)?.getAttribute('href') : undefined
  return src ? <Picture isLeading src={src} className={className} /> : null
}
