import { leadingPicture } from '@pitchside/base'
import { Picture } from '@pitchside/ui'

/** What the home page leads with, before its rooms are known; nothing where the document does not know it either. */
export function LeadingPicture({ className }: { className?: string | undefined }) {
  const src = leadingPicture()
  return src ? <Picture isLeading src={src} className={className} /> : null
}
