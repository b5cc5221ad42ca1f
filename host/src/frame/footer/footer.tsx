import { language, useT } from '@pitchside/i18n'
import type { MenuPlace } from '@pitchside/remote-kit'
import { classNames, Link, Logo } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import { useClientState } from '../../boot/client-state.store'
import { switchLanguage } from '../../boot/page-language'
import { menuOf, useContributions } from '../../contributions/contributions'
import { useSiteName } from '../use-site-name'
import styles from './footer.module.css'
import { FooterContacts } from './footer-contacts'

interface FooterLink {
  label: string
  to: string
}

const agreements: readonly FooterLink[] = [
  { label: 'footer.userAgreement', to: '/about-user?type=3' },
  { label: 'footer.privacy', to: '/about-user?type=4' },
  { label: 'footer.anchorAgreement', to: '/about-user?type=5' },
  { label: 'footer.topUpAgreement', to: '/about-user?type=6' },
]

const languageNames = [
  { id: 'zh', name: '简体中文' },
  { id: 'en', name: 'English' },
  { id: 'vi', name: 'Tiếng Việt' },
] as const

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  )
}

function Links({ links }: { links: readonly FooterLink[] }) {
  const t = useT('shell')
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={`${to} ${label}`} className={styles.line}>
          <Link href={to} target={/^https?:/.test(to) ? '_blank' : undefined} rel="noopener">
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ContributedColumn({ title, place }: { title: string; place: MenuPlace }) {
  const links = menuOf(useContributions(), place)
  return links.length === 0 ? undefined : (
    <Column title={title}>
      <Links links={links} />
    </Column>
  )
}

function Base() {
  const t = useT('shell')
  const siteName = useSiteName()
  const icp = useClientState((state) => state.settings.icp)
  return (
    <div className={styles.base}>
      <span>{t('footer.rights', { year: new Date().getFullYear(), name: siteName })}</span>
      <ul className={styles.languages} aria-label={t('language.label')}>
        {languageNames.map(({ id, name }) => (
          <li key={id}>
            <button
              className={classNames(css.hoverMain, css.chosenText)}
              type="button"
              lang={id}
              aria-current={language() === id ? 'true' : undefined}
              onClick={() => language() !== id && switchLanguage(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {icp ? <span>{t('footer.icp', { number: icp })}</span> : undefined}
    </div>
  )
}

/** The bottom of every page: where to go, whom to write to, what was agreed. */
export function Footer() {
  const t = useT('shell')
  const siteName = useSiteName()
  const software = useClientState((state) => state.settings.streamingSoftwareUrl)
  const about: FooterLink[] = [
    { label: 'footer.aboutUs', to: '/about-user?type=1' },
    { label: 'footer.help', to: '/about-user?type=2' },
    ...(software ? [{ label: 'footer.software', to: software }] : []),
    { label: 'footer.app', to: '/downLoad' },
  ]
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={classNames(styles.columns, css.twoBelow992, css.threeBelow1240)}>
          <div>
            <Link href="/main" className={css.main} aria-label={siteName}>
              <Logo>{siteName}</Logo>
            </Link>
            <p className={styles.slogan}>{t('slogan')}</p>
          </div>
          <ContributedColumn title={t('footer.scores')} place="footer.scores" />
          <ContributedColumn title={t('footer.leagues')} place="footer.leagues" />
          <Column title={t('footer.about')}>
            <Links links={about} />
          </Column>
          <Column title={t('footer.agreements')}>
            <Links links={agreements} />
          </Column>
          <FooterContacts />
        </div>
        <Base />
      </div>
    </footer>
  )
}
