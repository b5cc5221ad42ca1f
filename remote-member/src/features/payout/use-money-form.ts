import { useUser } from '@pitchside/auth'
import { newNonce } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from './form-draft'

/** Texts of what is wrong, by field. */
export type Problems<F> = Partial<Record<keyof F, string>>

export interface MoneyForm<F> {
  /** Name of the draft. */
  name: string
  empty: F
  /** Fields that are never kept: passwords and codes. */
  secrets: readonly (keyof F & string)[]
  /** Fields that are kept in memory only: numbers of cards and identities are not written down. */
  unwritten?: readonly (keyof F & string)[]
  /** Text keys of what is wrong before anything is sent. */
  check: (form: F) => Problems<F>
  /** Carries it out. The same key again must not count twice. */
  send: (form: F, key: string) => Promise<void>
  onDone: (form: F) => void
  /** What can't be undone is shown once more before it is sent. */
  isFinal?: boolean
  /** Field at which a refusal of the server is shown, by its reason; others stand above the button. */
  places: Readonly<Record<string, keyof F & string>>
}

/**
 * A form that moves money or says where it goes. Nothing typed is lost by a refusal, a lost line or a session that
 * ended; a second click while it is under way does nothing, and the same content again after silence is the same intent.
 */
export function useMoneyForm<F extends Record<keyof F, string>>(options: MoneyForm<F>) {
  const { name, empty, secrets, unwritten = [], check, places, isFinal = false } = options
  const t = useT('member')
  const userId = useUser()?.id
  const [form, setForm] = useState<F>(() => ({ ...empty, ...readDraft(sessionStorage, name, userId, Date.now()) }))
  const [problems, setProblems] = useState<Problems<F>>({})
  const [notice, setNotice] = useState<string>()
  const [asked, setAsked] = useState({ form: empty, isOpen: false })
  const stopAsking = () => setAsked((last) => ({ ...last, isOpen: false }))
  useEffect(() => bus.on('logout.requested', () => dropDraft(sessionStorage, name)), [name])
  const intent = useRef({ key: '', content: '', isUnderWay: false })

  const sending = useMutation({
    mutationFn: (sent: F) => options.send(sent, intent.current.key),
    onSuccess: (_none, sent) => {
      intent.current.key = ''
      dropDraft(sessionStorage, name)
      setForm(empty)
      options.onDone(sent)
    },
    onError: (error) => {
      const isRefusal = error instanceof CallError && error.code > 0
      if (isRefusal) intent.current.key = ''
      const message = isRefusal ? error.message : t('payout.notSent')
      const place = error instanceof CallError ? places[error.reason] : undefined
      if (place) setProblems({ [place]: message } as Problems<F>)
      else setNotice(message)
    },
    onSettled: () => {
      intent.current.isUnderWay = false
      stopAsking()
    },
  })

  function change(next: Partial<F>): void {
    const changed = { ...form, ...next }
    setForm(changed)
    setNotice(undefined)
    setProblems(
      (before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in next))) as Problems<F>,
    )
    const kept = Object.entries<string>(changed).filter(([field]) => !secrets.includes(field as keyof F & string))
    const isHeld = ([field]: [string, string]) => unwritten.includes(field as keyof F & string)
    const written = Object.fromEntries(kept.filter((entry) => !isHeld(entry)))
    const held = Object.fromEntries(kept.filter(isHeld))
    if (userId !== undefined) keepDraft(sessionStorage, name, userId, written, Date.now(), held)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (intent.current.isUnderWay) return
    const wrong = check(form)
    setProblems(wrong)
    // With one field its own message says it all.
    const isIncomplete =
      Object.keys(form).length > 1 && Object.entries(form).some(([field, text]) => text === '' && field in wrong)
    setNotice(isIncomplete ? t('payout.incomplete') : undefined)
    if (Object.keys(wrong).length > 0) return
    if (isFinal) setAsked({ form, isOpen: true })
    else start(form)
  }

  function start(form: F): void {
    if (intent.current.isUnderWay) return
    const content = JSON.stringify(form)
    const isRepeated = intent.current.key !== '' && intent.current.content === content
    intent.current = { key: isRepeated ? intent.current.key : newNonce(), content, isUnderWay: true }
    sending.mutate(form)
  }

  const { isPending } = sending
  /** What is asked once more, for the dialog that asks. */
  const confirmation = {
    isOpen: asked.isOpen,
    isBusy: isPending,
    onConfirm: () => start(asked.form),
    onOpenChange: (isOpen: boolean) => isOpen || isPending || stopAsking(),
  }
  return { form, problems, notice, change, submit, isPending, asked: asked.form, confirmation }
}
