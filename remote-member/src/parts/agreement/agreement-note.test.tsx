import { expect, test } from '@jest/globals'
import { addTexts, type Language, startI18n } from '@pitchside/i18n'
import { render, screen } from '@testing-library/react'
import { infoPageOf } from '../../features/info/info-pages'
import en from '../../i18n/en.json'
import vi from '../../i18n/vi.json'
import zh from '../../i18n/zh.json'
import { AgreementNote, type AgreementNoteProps } from './agreement-note'

const texts = { zh, en, vi } as const
const kinds: readonly AgreementNoteProps['of'][] = ['withdrawal', 'conversion', 'deletion']

test.each<Language>(['zh', 'en', 'vi'])(
  'MEM-04 each note beside money leads to a section that exists, in %s',
  async (language) => {
    await startI18n(language, {})
    addTexts('member', texts[language])
    for (const of of kinds) {
      const { unmount } = render(<AgreementNote of={of} />)
      const address = new URL(screen.getByRole('link').getAttribute('href') ?? '', 'http://page')
      expect(address.pathname).toBe('/about-user')
      const page = infoPageOf(address.searchParams.get('type'))
      expect(String(page.type)).toBe(address.searchParams.get('type'))
      const section = address.hash.slice(1)
      const { text } = await page.load[language]()
      if (section) expect(text.sections.map(({ id }) => id)).toContain(section)
      unmount()
    }
  },
)
