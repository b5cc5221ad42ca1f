import { Slot } from '@pitchside/remote-kit'
import { Loading } from '../../parts/loading/loading'

/** Articles of the member: the content remote draws them. */
export function ArticlesSection() {
  return <Slot name="member.articles" props={{}} fallback={<Loading height={420} />} />
}
