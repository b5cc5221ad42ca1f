import { useUser } from '@pitchside/auth'
import { PersonaCard } from './persona-card'

/** "My space": the own page as others see it. */
export function SpaceSection() {
  const user = useUser()
  return user ? <PersonaCard userId={user.id} /> : null
}
