import { useUser } from '@pitchside/auth'
import { useSearchParams } from '@pitchside/platform'
import classes from './persona.module.css'
import { NobodyThere, PersonaView } from './persona-view'

/** Personal page of a user: `?id=`, or the signed-in member's own. */
export default function PersonaPage() {
  const me = useUser()
  const [search] = useSearchParams()
  const asked = Number(search.get('id') ?? me?.id)
  const isNumber = Number.isSafeInteger(asked) && asked > 0
  return <div className={classes.page}>{isNumber ? <PersonaView key={asked} userId={asked} /> : <NobodyThere />}</div>
}
