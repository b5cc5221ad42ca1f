import { authStore, onUserChanged, signedOut, useUser } from '@pitchside/auth'
import { disposeAll } from '@pitchside/base'
import { type BusEvents, bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { useNavigate } from '@pitchside/platform'
import { toast } from '@pitchside/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { quietly } from '../../boot/quietly'
import { useCode } from '../use-code'
import { tellSignOut } from './login.calls'
import { resumeAfterLogin } from './resume-after-login'

// In one file with the page of the same: the first page has name and digest of each.
const loadDialog = () => import(/* webpackChunkName: "login" */ './login-dialog').then(({ LoginDialog }) => LoginDialog)

type Request = BusEvents['login.requested']

/** Ends the session: here at once, at the server as soon as it answers. */
function useLogOut(): void {
  const navigate = useNavigate()
  const go = useRef(navigate)
  go.current = navigate
  useEffect(
    () =>
      bus.on('logout.requested', () => {
        const told = quietly('log-out', tellSignOut)
        signedOut()
        go.current('/main')
        void told
      }),
    [],
  )
}

/** Opens the log-in dialog when somebody asks, closes it after a log-in here or in another tab, and resumes. */
export function LoginHost() {
  const t = useT('shell')
  const [request, setRequest] = useState<Request>()
  const pending = useRef<Request>(undefined)
  const isSignedIn = useUser() !== undefined
  useLogOut()

  // Before the effects of the pages: a page for members asks for the log-in as soon as it is there.
  useLayoutEffect(() => {
    const finish = (pathname: string) => {
      const resume = pending.current?.resume
      pending.current = undefined
      setRequest(undefined)
      void resumeAfterLogin(resume, { pathname, reload: () => location.reload() })
    }
    return disposeAll([
      bus.on('login.requested', (next) => {
        if (authStore.getState().user) {
          void resumeAfterLogin(next.resume, { pathname: '', reload: () => undefined })
          return
        }
        pending.current = next
        setRequest(next)
      }),
      bus.on('login.succeeded', () => {
        const name = authStore.getState().user?.nickname ?? ''
        toast(t('login.welcome', { name }), { tone: 'success' })
        finish(location.pathname)
      }),
      // Signed in by another tab while the dialog is open here: nothing to reload, somebody may be watching.
      onUserChanged((user) => {
        if (user) queueMicrotask(() => pending.current && finish(''))
      }),
    ])
  }, [t])

  const close = () => {
    pending.current = undefined
    setRequest(undefined)
  }
  const isOpen = request !== undefined && !isSignedIn
  const Dialog = useCode('login-dialog', loadDialog, isOpen, () => {
    toast(t('state.errorText'), { tone: 'error' })
    close()
  })
  return Dialog && isOpen ? <Dialog mode={request.mode ?? 'qr'} isOpen onClose={close} /> : undefined
}
