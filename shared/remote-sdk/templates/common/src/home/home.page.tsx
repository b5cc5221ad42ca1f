import { useT } from '@pitchside/remote-sdk/i18n'
import { lazy, Suspense, useState } from 'react'
import art from './art.svg'
import styles from './home.module.css'

const More = lazy(async () => ({ default: (await import('./more')).More }))

export default function HomePage() {
  const t = useT('__ID__')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={styles.page}>
      <img className={styles.art} src={art} alt="" />
      <h1>{t('title.home')}</h1>
      <button type="button" className={styles.button} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('more.open')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <More />
        </Suspense>
      )}
    </section>
  )
}
