import { useUser } from '@pitchside/auth'
import { useState } from 'react'

/** What members typed and did not send, by form and member: of this page only, never stored. */
const kept = new Map<string, unknown>()

/**
 * State of a form that outlives its view: a session that ends in the middle, or a look at another section, costs
 * nothing. `drop` forgets it, once it is sent.
 */
export function useDraft<Form>(name: string, initial: Form) {
  const userId = useUser()?.id
  const key = `${userId}:${name}`
  const [form, setForm] = useState<Form>(() => (kept.get(key) as Form | undefined) ?? initial)
  return {
    form,
    change(next: Partial<Form>): void {
      setForm((before) => {
        const changed = { ...before, ...next }
        if (userId !== undefined) kept.set(key, changed)
        return changed
      })
    },
    drop: () => void kept.delete(key),
  }
}
