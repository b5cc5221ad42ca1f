import { addTexts } from '@pitchside/i18n'
import contribution from 'remote-under-work'

/** Called by each file of texts. The first time the shell asked for them itself. */
export function take(hot, texts) {
  hot.accept()
  hot.dispose((data) => {
    data.isKnown = true
  })
  if (hot.data?.isKnown) addTexts(contribution.id, texts)
}
