import { authStore, onUserChanged } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { configureHttp } from '@pitchside/http'
import { language, translate } from '@pitchside/i18n'
import { createStore } from '@pitchside/platform'
import { toast } from '@pitchside/ui'

/** The question "you have been logged out: stay, or log in again?". */
export const sessionLost = createStore<{ isAsked: boolean }>()(() => ({ isAsked: false }))

/** Start-up: the one HTTP client, and how its news reach the visitor. */
export function startHttp(apiBase: string): void {
  // The server may tell that a session is over before the page that ended it has the reply.
  onUserChanged(() => sessionLost.setState({ isAsked: false }))
  configureHttp({
    baseUrl: apiBase,
    language,
    notices: {
      // The text is the id: the same failure of several calls is one note.
      showError: (message) => void toast(message, { id: message, tone: 'error', durationMs: limits.messageMs }),
      // Who logged out, or deleted the account, hears late replies to the session that is over: nothing to ask.
      askSessionLost: () => {
        if (authStore.getState().user) sessionLost.setState({ isAsked: true })
      },
      showLoginNeeded: () =>
        void toast(translate('shell:session.loginNeeded'), {
          id: 'login-needed',
          tone: 'warning',
          durationMs: limits.messageMs,
          action: { label: translate('shell:session.logIn'), onClick: () => bus.emit('login.requested', {}) },
        }),
    },
  })
}
