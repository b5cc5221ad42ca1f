import { Slot } from '@pitchside/remote-kit'
import { Skeleton } from '@pitchside/ui'

/** Articles of the member: the content remote draws them. */
export function ArticlesSection() {
  return <Slot name="member.articles" props={{}} fallback={<Skeleton variant="large" height={420} />} />
}
