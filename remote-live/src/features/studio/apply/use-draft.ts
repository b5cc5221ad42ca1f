import { useUser } from '@pitchside/auth'
import { isRecord, readStored, writeStored } from '@pitchside/base'
import { useState } from 'react'

const storageKey = 'formDrafts'

/** What one member typed and did not send, by form. */
interface Drafts {
  userId: number
  forms: Readonly<Record<string, object>>
}

const isDrafts = (value: unknown): value is Drafts =>
  isRecord(value) &&
  typeof value.userId === 'number' &&
  isRecord(value.forms) &&
  Object.values(value.forms).every(isRecord)

/** Of this member only: what somebody else left in the tab is nobody's any more. */
function formsOf(userId: number): Drafts['forms'] {
  const drafts = readStored(sessionStorage, storageKey, isDrafts)
  return drafts?.userId === userId ? drafts.forms : {}
}
const keep = (userId: number, forms: Drafts['forms']) => writeStored(sessionStorage, storageKey, { userId, forms })

/**
 * State of a form that outlives its view and a reload of the page: a session that ends in the middle, or a look at
 * another section, costs nothing. It ends with the tab; `drop` forgets it before, once it is sent.
 */
export function useDraft<Form extends object>(name: string, initial: Form) {
  const userId = useUser()?.id
  const [form, setForm] = useState<Form>(() => ({
    ...initial,
    ...(userId === undefined ? undefined : formsOf(userId)[name]),
  }))
  return {
    form,
    change(next: Partial<Form>): void {
      setForm((before) => {
        const changed = { ...before, ...next }
        if (userId !== undefined) keep(userId, { ...formsOf(userId), [name]: changed })
        return changed
      })
    },
    drop(): void {
      if (userId === undefined) return
      const { [name]: _, ...others } = formsOf(userId)
      keep(userId, others)
    },
  }
}
