import { DeadlineError, withDeadline } from '@pitchside/base'
import { quietly } from '../../boot/quietly'

/** Pages that are loaded anew after a log-in. Source: specification section 4. */
const reloadedPages = ['/live', '/score-live']
/** A reload does not wait longer for the action that asked for the log-in. */
const actionDeadlineMs = 3_000

/** Does what the visitor wanted to do before the log-in, then reloads where the specification says so. */
export async function resumeAfterLogin(
  resume: (() => unknown) | undefined,
  page: { pathname: string; reload: () => void },
): Promise<void> {
  const action = async () => {
    await resume?.()
  }
  const mustReload = reloadedPages.includes(page.pathname.toLowerCase())
  await quietly('login.resume', () =>
    mustReload
      ? withDeadline(action(), actionDeadlineMs, 'the action after the log-in').catch(ignoreDeadline)
      : action(),
  )
  if (mustReload) page.reload()
}

/** The reload ends a slow action; that is no failure to report. */
function ignoreDeadline(error: unknown): void {
  if (!(error instanceof DeadlineError)) throw error
}
