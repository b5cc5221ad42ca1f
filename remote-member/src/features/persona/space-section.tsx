import { useUser } from '@pitchside/auth'
import { PersonaView } from './persona-view'

/** "My space": the own page as others see it. */
export function SpaceSection() {
  const user = useUser()
  return user ? <PersonaView userId={user.id} /> : null
}
