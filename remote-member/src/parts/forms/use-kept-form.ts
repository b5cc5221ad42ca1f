import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useEffect, useLayoutEffect, useState } from 'react'
import { changesOf, type FormValues, forgetForms, keepChanges, leaveForm } from './kept-forms'

export interface KeptForm<T extends FormValues> {
  values: T
  /** Fields that differ from what the form began with. */
  changes: Partial<T>
  isChanged: boolean
  change(next: Partial<T>): void
  /** Saved or given up: back to the initial values. */
  reset(): void
}

/**
 * State of a form that survives the end of the session: whoever logs in again as the same member finds what they typed,
 * also when "log in again" loaded the page anew. Passwords and codes belong into a `useState` of their own.
 *
 * `name` is the form's own; only changed fields are kept, so that others follow what was saved elsewhere meanwhile.
 *
 * @example const form = useKeptForm('bank-card', { bank: '', name: '' })
 *          <TextField value={form.values.bank} onValueChange={(bank) => form.change({ bank })} />
 */
export function useKeptForm<T extends FormValues>(name: string, initial: T): KeptForm<T> {
  const userId = useUser()?.id
  // The owner is who opened the form, also at the moment the session is gone.
  const [owner] = useState(userId)
  const [changes, setChanges] = useState<Partial<T>>(() => changesOf<T>(name, userId))
  // A layout effect: the page may be on its way out, and passive ones might come too late.
  useLayoutEffect(() => () => leaveForm(name), [name])
  useEffect(() => bus.on('logout.requested', forgetForms), [])
  const store = (next: Partial<T>) => {
    keepChanges(name, owner, next)
    setChanges(next)
  }
  return {
    values: { ...initial, ...changes },
    changes,
    isChanged: Object.keys(changes).length > 0,
    change(next) {
      const merged: FormValues = { ...changes, ...next }
      for (const [field, value] of Object.entries(merged)) if (value === initial[field]) delete merged[field]
      store(merged as Partial<T>)
    },
    reset: () => store({}),
  }
}
