import { signedOut } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useStore } from '@pitchside/platform'
import { AlertDialog } from '@pitchside/ui'
import { sessionLost } from '../../boot/http-notices'

const close = () => sessionLost.setState({ isAsked: false })

/** "You have been logged out": stay on the page, or drop the dead session and load the page anew. */
export function SessionLostDialog({ reload = () => location.reload() }: { reload?: () => void }) {
  const t = useT('shell')
  const isAsked = useStore(sessionLost, (state) => state.isAsked)
  const logInAgain = () => {
    close()
    signedOut()
    reload()
  }
  return (
    <AlertDialog
      isOpen={isAsked}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('session.lostTitle')}
      description={t('session.lostText')}
      cancelLabel={t('session.stay')}
      confirmLabel={t('session.reLogin')}
      onConfirm={logInAgain}
    />
  )
}
