import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { Icon } from '@pitchside/ui'
import classes from './member.module.css'

/** What is wrong with a form as a whole; nothing where nothing is. */
export function FormProblem({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className={classes.problem} role="alert">
      <Icon name="circle-alert" size={16} />
      {text}
    </p>
  )
}

/** Why a form was not taken: the server's words, or that the line was lost and nothing typed is. */
export function useFailureText(): (error: Error | null) => string | undefined {
  const t = useT('member')
  return (error) => {
    if (!error) return undefined
    return error instanceof CallError && !error.isOffline ? error.message : t('payout.notSent')
  }
}
