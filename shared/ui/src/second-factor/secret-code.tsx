import { Button } from '../button/button'
import * as css from '../primitives/primitives'
import styles from './second-factor.module.css'

/** Props of {@link SecretCode}. `image` is a data URI of the QR picture, `secret` is in base32. */
export interface SecretCodeProps {
  image: string
  secret: string
  labels: { picture: string; scan: string; type: string; copy: string }
  onCopy: (secret: string) => void
}

/** Groups of four: nobody types thirty-two signs in a row without losing the place. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** What an authenticator app has to know: a code for its camera, and the same to be typed. */
export function SecretCode({ image, secret, labels, onCopy }: SecretCodeProps) {
  return (
    <div className={styles.secret}>
      <div className={styles.paper}>
        <img src={image} width={148} height={148} alt={labels.picture} />
      </div>
      <div className={styles.words}>
        <p>{labels.scan}</p>
        <p className={css.caption}>{labels.type}</p>
        <code className={styles.key} translate="no">
          {grouped(secret)}
        </code>
        <Button size="sm" icon="copy" onClick={() => onCopy(secret)}>
          {labels.copy}
        </Button>
      </div>
    </div>
  )
}
