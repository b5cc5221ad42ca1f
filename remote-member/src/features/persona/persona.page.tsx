import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useSearchParams } from '@pitchside/platform'
import { StateBox } from '@pitchside/ui'
import classes from './persona.module.css'
import { PersonaCard } from './persona-card'

/** Personal page of a user: `?id=`, or the signed-in member's own. */
export default function PersonaPage() {
  const t = useT('member')
  const me = useUser()
  const [search] = useSearchParams()
  const asked = Number(search.get('id') ?? me?.id)
  const isNumber = Number.isSafeInteger(asked) && asked > 0
  return (
    <div className={classes.page}>
      {isNumber ? (
        <PersonaCard key={asked} userId={asked} />
      ) : (
        <StateBox
          kind="empty"
          title={t('persona.unknown')}
          action={{ label: t('persona.home'), href: '/main' }}
          minHeight={320}
        />
      )}
    </div>
  )
}
