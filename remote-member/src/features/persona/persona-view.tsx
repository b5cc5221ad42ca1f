import { useUser } from '@pitchside/auth'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Slot, usePageName } from '@pitchside/remote-kit'
import { StateBox } from '@pitchside/ui'
import { Loading } from '../../parts/loading/loading'
import { loadPersona } from './persona.calls'
import classes from './persona.module.css'
import { PersonaCard } from './persona-card'
import { PersonaSections } from './persona-sections'

/** There is nobody under this number. */
export function NobodyThere() {
  const t = useT('member')
  const home = { label: t('persona.home'), href: '/main' }
  return (
    <>
      <StateBox kind="empty" title={t('persona.unknown')} action={home} minHeight={320} />
      <Slot name="suggested.anchors" props={{}} />
      <Slot name="suggested.rooms" props={{}} />
    </>
  )
}

/** Everything about one person: the head, then posts, videos and recordings. */
export function PersonaView({ userId }: { userId: number }) {
  const me = useUser()
  const { data, error, refetch } = useQuery({
    queryKey: ['member', 'persona', userId, me?.id],
    queryFn: ({ signal }) => loadPersona(userId, signal),
  })
  usePageName(data?.nickname)
  if (data)
    return (
      <div className={classes.view}>
        <PersonaCard persona={data} />
        <PersonaSections persona={data} />
      </div>
    )
  if (error instanceof CallError && error.isMissing) return <NobodyThere />
  if (!error) return <Loading height={320} />
  return <LoadFailed onRetry={refetch} minHeight={320} />
}
