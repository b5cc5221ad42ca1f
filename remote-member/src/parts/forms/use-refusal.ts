import { code } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { dismissToast, toast } from '@pitchside/ui'
import { useEffect } from 'react'

/** Texts of what was refused, by field. */
export type Refused<Field extends string> = Partial<Record<Field, string>>

/** Says what is wrong with a form and belongs to none of its fields: a toast, which goes when it is true no more. */
export function useFormProblem(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return undefined
    // The text is the id, as it is where calls fail: one note, whoever tells it.
    const id = toast(text, { id: text, tone: 'error' })
    return () => dismissToast(id)
  }, [text])
}

/** Why a form was not taken: the server's words, or that the line was lost and nothing typed is. A lost session is told elsewhere. */
function useFailureText(error: Error | null): string | undefined {
  const t = useT('member')
  if (!error) return undefined
  if (!(error instanceof CallError) || error.code < 0) return t('payout.notSent')
  return error.code === code.error ? error.message : undefined
}

/**
 * The one rule of refused forms: what belongs to a field is given back, to be shown beside it; all else is a toast.
 *
 * `places` says which reason of the server belongs to which field; the call itself is quiet. `found` is what the form found
 * itself, e.g. that something is missing.
 */
export function useRefusal<Field extends string = never>(
  error: Error | null,
  places: Readonly<Record<string, Field>> = {},
  found?: string,
): Refused<Field> {
  const text = useFailureText(error)
  const place = error instanceof CallError ? places[error.reason] : undefined
  useFormProblem(found ?? (place ? undefined : text))
  return (place && text ? { [place]: text } : {}) as Refused<Field>
}
