import { wholeNumber } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { Button, ChipGroup, Dialog, NumberField, Segmented, StateBox, TextArea, TextField, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useId, useState } from 'react'
import { useKeptForm } from '../../parts/forms/use-kept-form'
import { useRefusal } from '../../parts/forms/use-refusal'
import { Loading } from '../../parts/loading/loading'
import { MatchPicker } from './match-picker'
import { pickText, playText } from './scheme-words'
import { loadPrices, ownSchemesKey, publishScheme, type SchemeMatch, type SchemePlay } from './schemes.calls'
import classes from './schemes.module.css'

const prices = [0, 18, 28, 58, 88] as const
const { schemePriceMin, schemePriceMax, schemeTitleChars, schemeTextMinChars, schemeTextMaxChars } = limits

/** Where a refusal of the server belongs. */
const fieldOf = { 'scheme-title': 'title', 'scheme-text': 'text', 'scheme-price': 'diamonds' } as const

/** What of the form is not right yet, by text key. */
export function problemsOf(form: {
  title: string
  text: string
  diamonds: string
}): Partial<Record<keyof typeof form, string>> {
  const length = (text: string) => [...text.trim()].length
  const price = wholeNumber(form.diamonds) ?? -1
  const isPrice = price === 0 || (price >= schemePriceMin && price <= schemePriceMax)
  return {
    ...(length(form.title) === 0 || length(form.title) > schemeTitleChars ? { title: 'schemes.titleRule' } : {}),
    ...(length(form.text) < schemeTextMinChars || length(form.text) > schemeTextMaxChars
      ? { text: 'schemes.textRule' }
      : {}),
    ...(isPrice ? {} : { diamonds: 'schemes.priceRule' }),
  }
}

function PublishForm({
  match,
  plays,
  onDone,
}: {
  match: SchemeMatch
  plays: readonly SchemePlay[]
  onDone: () => void
}) {
  const t = useT('member')
  const client = useQueryClient()
  const formId = useId()
  const free = plays.filter(({ isTaken }) => !isTaken)
  const [play, setPlay] = useState(free[0]?.play ?? 0)
  const [choice, setChoice] = useState(1)
  // Of the match: an analysis of another one has no place here.
  const {
    values: form,
    change: keep,
    reset,
  } = useKeptForm(`scheme-${match.id}`, { title: '', text: '', diamonds: '0' })
  const [wasAsked, setAsked] = useState(false)
  const problems = problemsOf(form)
  const rules = {
    title: schemeTitleChars,
    min: schemeTextMinChars,
    max: schemeTextMaxChars,
    from: schemePriceMin,
    to: schemePriceMax,
  }
  const sending = useMutation({
    mutationFn: () => publishScheme({ matchId: match.id, play, choice, ...form, diamonds: Number(form.diamonds) }),
    onSuccess: () => {
      reset()
      toast(t('schemes.published'), { tone: 'success' })
      void client.invalidateQueries({ queryKey: ownSchemesKey })
      onDone()
    },
  })
  const isIncomplete = wasAsked && Object.keys(problems).length > 0
  const refused = useRefusal(sending.error, fieldOf, isIncomplete ? t('payout.incomplete') : undefined)
  const problem = (field: keyof typeof form) =>
    wasAsked && problems[field] ? t(problems[field], rules) : refused[field]
  const change = (next: Partial<typeof form>) => {
    sending.reset()
    keep(next)
  }
  const options = free.find((one) => one.play === play)?.options ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (Object.keys(problems).length === 0 && !sending.isPending) sending.mutate()
  }
  if (free.length === 0) return <StateBox kind="empty" title={t('schemes.nothingLeft')} minHeight={200} />
  return (
    <form id={formId} className={css.stack4} onSubmit={submit} noValidate>
      <Segmented
        label={t('schemes.playLabel')}
        value={String(play)}
        onValueChange={(next) => {
          setPlay(Number(next))
          setChoice(1)
        }}
        options={free.map((one) => ({ value: String(one.play), label: playText(t, one.play, match.sport) }))}
      />
      <ChipGroup
        label={t('schemes.choiceLabel')}
        isSingle
        options={options.map((option) => ({
          value: String(option.choice),
          label: `${pickText(t, { ...match, play, choice: option.choice, line: option.line })} @${option.odds}`,
        }))}
        value={[String(choice)]}
        onValueChange={([next]) => setChoice(Number(next ?? choice))}
      />
      <p className={css.captionBlock}>{t('schemes.priceOfMatch')}</p>
      <TextField
        label={t('schemes.titleLabel')}
        value={form.title}
        maxLength={schemeTitleChars}
        error={problem('title')}
        onValueChange={(title) => change({ title })}
      />
      <TextArea
        label={t('schemes.textLabel')}
        value={form.text}
        rows={7}
        maxLength={schemeTextMaxChars}
        error={problem('text')}
        onValueChange={(text) => change({ text })}
      />
      <Segmented
        label={t('schemes.price')}
        value={form.diamonds}
        onValueChange={(diamonds) => change({ diamonds })}
        options={prices.map((price) => ({
          value: String(price),
          label: price === 0 ? t('schemes.free') : String(price),
        }))}
      />
      <NumberField
        label={t('schemes.price')}
        wrongText={t('schemes.priceRule', rules)}
        value={form.diamonds}
        error={problem('diamonds')}
        help={t('schemes.shareNote', { percent: limits.schemeSharePercent, hours: limits.schemeHoldH })}
        onValueChange={(diamonds) => change({ diamonds })}
      />
      <footer className={css.flexEnd}>
        <Button type="submit" variant="primary" isLoading={sending.isPending}>
          {t('schemes.publish')}
        </Button>
      </footer>
    </form>
  )
}

/** A scheme: which match, what will happen, why, and what it costs. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useT('member')
  const [match, setMatch] = useState<SchemeMatch>()
  const plays = useQuery({
    queryKey: ['member', 'schemes', 'prices', match?.id ?? 0],
    queryFn: ({ signal }) => loadPrices(match?.id ?? 0, signal),
    enabled: match !== undefined,
  })
  return (
    <Dialog
      isOpen
      isSticky
      size="md"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('schemes.publish')}
      closeLabel={t('close')}
    >
      {match ? (
        <>
          <div className={classes.chosen}>
            <b>
              {match.home} vs {match.away}
            </b>
            <Button size="sm" variant="ghost" onClick={() => setMatch(undefined)}>
              {t('schemes.otherMatch')}
            </Button>
          </div>
          {plays.isError ? (
            <LoadFailed
              onRetry={plays.refetch}
              title={plays.error instanceof CallError ? plays.error.message : t('state.error')}
              minHeight={200}
            />
          ) : undefined}
          {plays.isPending ? <Loading variant="block" height={320} /> : undefined}
          {plays.data ? <PublishForm match={match} plays={plays.data} onDone={onClose} /> : undefined}
        </>
      ) : (
        <MatchPicker onPick={setMatch} />
      )}
    </Dialog>
  )
}
