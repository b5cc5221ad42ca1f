import { useT } from '@pitchside/i18n'
import { useMutation, useQuery } from '@pitchside/platform'
import { CaptchaSlider, type CaptchaState, IconButton, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import styles from './captcha-step.module.css'
import { createCaptcha, solveCaptcha } from './login.calls'

/** How long "verified" stays before the form goes on. */
const solvedMs = 450

/** The slide captcha over the form. A failed try brings a new picture: each is good for one. */
export function CaptchaStep({ onSolved, onClose }: { onSolved: (ticket: string) => void; onClose: () => void }) {
  const t = useT('shell')
  const [outcome, setOutcome] = useState<'open' | 'solved' | 'failed'>('open')
  const captcha = useQuery({
    queryKey: ['createCaptcha'],
    queryFn: createCaptcha,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const solve = useMutation({
    mutationFn: ({ x, track }: { x: number; track: [number, number, number][] }) =>
      solveCaptcha(captcha.data?.id ?? '', x, track),
    onSuccess: (ticket) => {
      setOutcome('solved')
      setTimeout(() => onSolved(ticket), solvedMs)
    },
    onError: () => {
      setOutcome('failed')
      void captcha.refetch()
    },
  })
  const refresh = () => {
    setOutcome('open')
    void captcha.refetch()
  }
  const state: CaptchaState =
    outcome === 'solved'
      ? 'solved'
      : solve.isPending
        ? 'checking'
        : outcome === 'failed'
          ? 'failed'
          : captcha.data
            ? 'ready'
            : 'loading'
  return (
    <section className={styles.step} aria-label={t('captcha.title')}>
      <div className={styles.box}>
        <header className={styles.head}>
          <b>{t('captcha.title')}</b>
          <IconButton icon="x" size="sm" label={t('back')} onClick={onClose} />
        </header>
        {captcha.isError ? (
          <StateBox
            kind="error"
            title={t('captcha.error')}
            action={{ label: t('state.retry'), onClick: refresh }}
            minHeight={224}
          />
        ) : (
          <CaptchaSlider
            image={captcha.data?.image}
            piece={captcha.data?.piece}
            y={captcha.data?.y ?? 0}
            width={captcha.data?.width ?? 340}
            state={state}
            onSolve={(x, track) => solve.mutate({ x, track })}
            onRefresh={refresh}
            labels={{
              hint: t('captcha.hint'),
              handle: t('captcha.handle'),
              solved: t('captcha.solved'),
              failed: t('captcha.failed'),
              refresh: t('captcha.refresh'),
              picture: t('captcha.picture'),
            }}
          />
        )}
      </div>
    </section>
  )
}
