import { useT } from '@pitchside/i18n'
import { copyText, RecoveryCodes, saveFile, toast } from '@pitchside/ui'
import { useEffect, useRef } from 'react'
import classes from './second-factor.module.css'

/** Puts a text on the clipboard and says so. */
export function useCopy(): (text: string) => void {
  const t = useT('member')
  return (text) =>
    void copyText(text).then((isCopied) => {
      if (isCopied) toast(t('secondFactor.copied'), { tone: 'success' })
    })
}

/** New recovery codes, and what they are for. */
export function CodesView({ codes }: { codes: string[] }) {
  const t = useT('member')
  const copy = useCopy()
  const lead = useRef<HTMLParagraphElement>(null)
  // The field that had the focus is gone; Enter must not skip what is to be kept.
  useEffect(() => lead.current?.focus(), [])
  return (
    <div className={classes.stage}>
      <p ref={lead} className={classes.text} tabIndex={-1}>
        {t('secondFactor.keepCodes')}
      </p>
      <RecoveryCodes
        codes={codes}
        labels={{
          list: t('secondFactor.codes'),
          copy: t('secondFactor.copy'),
          download: t('secondFactor.download'),
        }}
        onCopy={copy}
        onDownload={(text) => saveFile({ name: 'pitchside-recovery-codes.txt', content: new Blob([text]) })}
      />
    </div>
  )
}
