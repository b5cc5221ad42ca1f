import { useT } from '@pitchside/i18n'
import { Button, copyText, toast } from '@pitchside/ui'

/** Copies a text; where the browser forbids it, says so. */
export function CopyButton({ text, label, isDisabled }: { text: string; label: string; isDisabled?: boolean }) {
  const t = useT('live')
  const copy = async () => {
    if (await copyText(text)) toast(t('studio.copied', { name: label }), { tone: 'success' })
    else toast(t('studio.copyFailed'), { tone: 'error' })
  }
  return (
    <Button
      size="sm"
      icon="copy"
      aria-label={t('studio.copyName', { name: label })}
      disabled={isDisabled}
      onClick={() => void copy()}
    >
      {t('studio.copy')}
    </Button>
  )
}
