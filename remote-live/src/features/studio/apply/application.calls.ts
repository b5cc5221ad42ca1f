import { code } from '@pitchside/contract'
import { CallError, call } from '@pitchside/http'
import { type ApplyForm, emptyForm } from './apply-form'

/** Where an application stands. */
export type ApplicationState = 'none' | 'awaiting' | 'succeeded' | 'failed'

export interface ApplicationStatus {
  state: ApplicationState
  /** Why it was rejected. */
  remark: string
  /** Epoch ms of sending, 0 for none. */
  sentAt: number
  /** What was sent, as far as the server gives it back. */
  form: ApplyForm
}

const states: readonly ApplicationState[] = ['awaiting', 'succeeded', 'failed']
const nothing: ApplicationStatus = { state: 'none', remark: '', sentAt: 0, form: emptyForm }

/** The member's newest application. */
export async function fetchApplication(signal?: AbortSignal): Promise<ApplicationStatus> {
  try {
    const wire = await call('getAnchorApplication', {}, { isQuiet: true, signal })
    if (!wire) return nothing
    return {
      state: states[wire.status] ?? 'awaiting',
      remark: wire.remark ?? '',
      sentAt: (wire.addtime ?? 0) * 1_000,
      form: {
        ...emptyForm,
        realName: wire.name ?? '',
        front: wire.front ?? '',
        back: wire.negative ?? '',
        handHeld: wire.hand_held ?? '',
        kinds: wire.type ?? [],
        experience: wire.exp === undefined ? '' : String(wire.exp),
        introduction: wire.introduction ?? '',
        contactKind: wire.connect_type ?? 2,
        contact: wire.connect ?? '',
        invite: wire.invite ?? '',
      },
    }
  } catch (error) {
    if (error instanceof CallError && error.code === code.noApplication) return nothing
    if (error instanceof CallError && error.code === code.alreadyApproved) return { ...nothing, state: 'succeeded' }
    throw error
  }
}

export async function sendApplication(form: ApplyForm): Promise<void> {
  await call(
    'applyAnchor',
    {
      type: form.kinds,
      exp: Number(form.experience),
      code: form.code,
      name: form.realName.trim(),
      id_card: form.idNumber.trim(),
      front: form.front,
      negative: form.back,
      hand_held: form.handHeld,
      introduction: form.introduction.trim(),
      connect: form.contact.trim(),
      connect_type: form.contactKind,
      ...(form.invite.trim() === '' ? {} : { invite: form.invite.trim() }),
    },
    { isQuiet: true },
  )
}

/** Sends a code for an application to the member's own number. */
export async function sendApplicationCode(): Promise<void> {
  await call('sendCode', { type: 6 })
}

export async function fetchExperiences(signal?: AbortSignal): Promise<{ id: number; name: string }[]> {
  return call('listAnchorExperiences', {}, { isQuiet: true, signal })
}

/** Number of the member with stars, and the country it is of. */
export async function fetchOwnMobile(signal?: AbortSignal): Promise<{ shown: string; countryCode: string }> {
  const { mobile } = await call('getOwnUser', {}, { isQuiet: true, signal })
  return { shown: mobile, countryCode: mobile.split('-')[0] ?? '' }
}
