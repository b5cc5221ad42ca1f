import { call } from '@pitchside/http'
import { type ExpertForm, emptyExpertForm } from './expert-form'

/** Where an application stands, and what it said as far as the server gives it back. */
export interface ExpertApplication {
  state: 'none' | 'awaiting' | 'succeeded' | 'failed'
  /** Why it was rejected. */
  remark: string
  /** Epoch ms of sending, 0 for none. */
  sentAt: number
  form: ExpertForm
}

const states = ['awaiting', 'succeeded', 'failed'] as const

/** The member's newest application. */
export async function fetchExpertApplication(signal?: AbortSignal): Promise<ExpertApplication> {
  const wire = await call('getExpertApplication', {}, { isQuiet: true, signal })
  if (!wire) return { state: 'none', remark: '', sentAt: 0, form: emptyExpertForm }
  return {
    state: states[wire.status] ?? 'awaiting',
    remark: wire.remark,
    sentAt: wire.addtime * 1_000,
    // The number comes back masked: it is entered again.
    form: {
      ...emptyExpertForm,
      realName: wire.name,
      front: wire.front,
      back: wire.negative,
      introduction: wire.introduction,
      contact: wire.connect,
      contactKind: wire.connect_type,
    },
  }
}

export async function sendExpertApplication(form: ExpertForm): Promise<void> {
  await call(
    'applyExpert',
    {
      name: form.realName.trim(),
      id_card: form.idNumber.trim(),
      introduction: form.introduction.trim(),
      front: form.front,
      negative: form.back,
      connect: form.contact.trim(),
      connect_type: form.contactKind,
      agree: form.agrees ? 1 : 0,
    },
    { isQuiet: true },
  )
}
