import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { findRelation } from '../contacts/contacts.calls'

/** How the two of a conversation stand to each other; nothing while it is not known, or when neither follows. */
export function Relation({ userId }: { userId: number }) {
  const t = useT('chat')
  const { data } = useQuery({
    queryKey: ['chat', 'relation', userId],
    queryFn: ({ signal }) => findRelation(userId, signal),
  })
  return data && data !== 'none' ? <span>{t(`thread.relation.${data}`)}</span> : null
}
