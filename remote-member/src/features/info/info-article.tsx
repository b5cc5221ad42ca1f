import { formatDate, useT } from '@pitchside/i18n'
import { Link, useLocation } from '@pitchside/platform'
import { Button, classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useRef } from 'react'
import classes from './about.module.css'
import { HouseText } from './house-text'
import type { InfoSection, InfoText } from './info.calls'
import type { InfoPage } from './info-pages'

/** The text comes after the address: the section it names is brought into view once it is there. */
function useSectionOfAddress(box: React.RefObject<HTMLElement | null>, type: number): string {
  const { hash, key } = useLocation()
  const id = decodeURIComponent(hash.slice(1))
  useEffect(() => {
    const section = [...(box.current?.querySelectorAll<HTMLElement>('section[id]') ?? [])].find((one) => one.id === id)
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [box, id, key, type])
  return id
}

function Section({ section, path, isChosen }: { section: InfoSection; path: string; isChosen: boolean }) {
  const t = useT('member')
  const label = t('about.anchor', { title: section.title })
  return (
    <section id={section.id} tabIndex={-1} data-chosen={isChosen || undefined} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`} className={isChosen ? css.markedBrand : undefined}>
        {section.title}
        <Link
          className={classNames(classes.anchor, css.hiddenInPrint)}
          to={`${path}#${section.id}`}
          aria-label={label}
          title={label}
        >
          <Icon name="hash" size={16} />
        </Link>
      </h2>
      <HouseText html={section.html} />
    </section>
  )
}

/** An agreement: what it is about, its contents, and each section with an address of its own. */
export function InfoArticle({ page, text }: { page: InfoPage; text: InfoText }) {
  const t = useT('member')
  const box = useRef<HTMLElement>(null)
  const chosen = useSectionOfAddress(box, page.type)
  const path = `/about-user?type=${page.type}`
  return (
    <article ref={box} className={classes.article}>
      <header>
        <h1 className={css.headingHero}>{text.title}</h1>
        <p className={classes.meta}>
          <span>
            {t('about.changed')}{' '}
            <time dateTime={new Date(text.changedAt).toISOString()}>{formatDate(text.changedAt, 'date')}</time>
          </span>
          <Button
            className={css.hiddenInPrint}
            variant="ghost"
            size="sm"
            icon="file-text"
            onClick={() => window.print()}
          >
            {t('about.print')}
          </Button>
        </p>
        <HouseText className={css.size16} html={text.lead} />
      </header>
      <nav className={classNames(classes.contents, css.hiddenInPrint)} aria-label={t('about.contents')}>
        <ul>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <Link to={`${path}#${id}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {text.sections.map((section) => (
        <Section key={section.id} section={section} path={path} isChosen={section.id === chosen} />
      ))}
    </article>
  )
}
