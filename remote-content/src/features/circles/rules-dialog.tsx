import { signsOf } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { circleLimits } from '@pitchside/contract/circles'
import { type Language, languages, useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Button, Dialog, TextArea } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useId, useState } from 'react'
import { messageOf } from '../../parts/video/message-of'
import { type CircleRules, saveRules } from './order.calls'
import { useAboutChanged } from './use-circle-about'

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Rules of a circle in each language, one a line. */
export function RulesDialog({
  circleId,
  rules,
  onClose,
}: {
  circleId: number
  rules: CircleRules
  onClose: () => void
}) {
  const t = useT('content')
  const formId = useId()
  const onChanged = useAboutChanged()
  const [texts, setTexts] = useState<Record<Language, string>>(() => ({
    zh: rules.zh.join('\n'),
    en: rules.en.join('\n'),
    vi: rules.vi.join('\n'),
  }))
  const isWrong = (text: string): boolean => {
    const lines = linesOf(text)
    return lines.length > circleLimits.rules || lines.some((line) => signsOf(line) > circleLimits.ruleChars)
  }
  const canSave = !languages.some((one) => isWrong(texts[one]))
  const save = useMutation({
    mutationFn: () => saveRules(circleId, { zh: linesOf(texts.zh), en: linesOf(texts.en), vi: linesOf(texts.vi) }),
    onSuccess: () => {
      bus.emit('toast.requested', { text: t('circleOrder.rulesSaved'), tone: 'success' })
      onChanged()
      onClose()
    },
  })
  const limits = { most: circleLimits.rules, chars: circleLimits.ruleChars }
  return (
    <Dialog
      isOpen
      isSticky
      title={t('circleOrder.editRules')}
      description={t('circleOrder.rulesHelp', limits)}
      closeLabel={t('circleOrder.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <Button type="submit" form={formId} variant="primary" disabled={!canSave} isLoading={save.isPending}>
          {t('circleOrder.save')}
        </Button>
      }
    >
      <form
        id={formId}
        className={css.stack3}
        onSubmit={(event) => {
          event.preventDefault()
          if (canSave) save.mutate()
        }}
      >
        {languages.map((one) => (
          <TextArea
            key={one}
            label={t(`circleOrder.rulesIn.${one}`)}
            lang={one}
            rows={4}
            value={texts[one]}
            onValueChange={(text) => setTexts((before) => ({ ...before, [one]: text }))}
            {...(isWrong(texts[one]) ? { error: t('circleOrder.rulesWrong', limits) } : {})}
          />
        ))}
        {save.isError ? (
          <p className={css.problem} role="alert">
            {messageOf(save.error, t('circleOrder.notDone'))}
          </p>
        ) : undefined}
      </form>
    </Dialog>
  )
}
