import type { ReactNode } from 'react'
import styles from './lists.module.css'

/** Title, filter and content of a list page. */
export function PageFrame({ title, filter, children }: { title: string; filter?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {filter}
      </header>
      {children}
    </div>
  )
}
