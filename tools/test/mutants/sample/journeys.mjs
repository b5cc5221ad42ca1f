import { plantedForJourney } from '../planted.mjs'

/** Faults that only a browser can see; each builds its package and starts a site. */
export const journeyFaults = [
  plantedForJourney(
    'the menu of languages changes nothing',
    'host/src/frame/header/language-menu.tsx',
    'onSelect: () => switchLanguage(id)',
    'onSelect: () => undefined',
    'journeys/shell.spec.ts',
    'SHELL-07 HDR-03',
  ),
  plantedForJourney(
    'a category of rooms has no name',
    'remote-live/src/features/lists/anchor.page.tsx',
    "title={(tab === '3' && category) || t('title.anchor')}",
    "title={t('title.anchor')}",
    'journeys/anchor-list.spec.ts',
    'LIVE-12',
  ),
]
