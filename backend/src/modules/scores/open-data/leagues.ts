/**
 * Leagues and cups that open data knows, with their own key. `name` finds a file by the name it carries; the first that
 * fits wins. Columns: key, time zone, meetings (how often two teams meet; empty: as listed), tie-break, name.
 */
interface League {
  key: string
  timeZone: string
  meetings: number | undefined
  /** Rules by first season (year of the start), newest first. */
  tieBreak: string
  name: RegExp
}

// Written short: d goal difference, f goals for, w wins, a away goals; P D F A the same between the tied teams.
const difference = 'dfPDA'
const direct = 'PDdf'
const league = (key: string, timeZone: string, tieBreak: string, name: RegExp, meetings?: number): League => ({
  key,
  timeZone,
  tieBreak,
  name,
  meetings,
})

export const leagues: readonly League[] = [
  league('worldcup.club', 'UTC', 'PDFdf', /club world cup/i),
  league('worldcup', 'UTC', '2026:PDFdf 0:dfPDF', /world cup|weltmeisterschaft|copa mundial/i),
  league('euro', 'UTC', 'PDFdf', /\beuro(pean championship)?\b(?!pa)/i),
  league('copa', 'UTC', 'dfPDF', /copa am[ée]rica/i),
  league('uefa.cl', 'Europe/Zurich', '2024:dfaw 2021:PDFdfaw 0:PDFAdfaw', /champions league/i),
  league('uefa.el', 'Europe/Zurich', '2024:dfaw 2021:PDFdfaw 0:PDFAdfaw', /europa league/i),
  league('uefa.conf', 'Europe/Zurich', '2024:dfaw 2021:PDFdfaw 0:PDFAdfaw', /conference league/i),
  league('en.2', 'Europe/London', 'dfPw', /(english|england).*championship|^championship\b|efl championship/i, 2),
  league('en.3', 'Europe/London', 'dfPw', /league one|(english|england).*league 1\b/i, 2),
  league('en.4', 'Europe/London', 'dfPw', /league two|(english|england).*league 2\b/i, 2),
  league('en.5', 'Europe/London', 'dfPw', /national league|conference national/i, 2),
  league('sco.1', 'Europe/London', 'dfP', /scot(tish|land).*prem/i),
  league(
    'en.1',
    'Europe/London',
    'dfPA',
    /^(english |england[ |]+)?(barclays |fa )?premier league|english premier/i,
    2,
  ),
  league('es.2', 'Europe/Madrid', direct, /segunda divisi[oó]n|la ?liga ?2(?!\d)|hypermotion/i, 2),
  league(
    'es.1',
    'Europe/Madrid',
    direct,
    /primera divisi[oó]n.*(espa|spain)|(spain|spanish|espa).*(primera|la ?liga)|^la ?liga|^primera divisi[oó]n/i,
    2,
  ),
  league('it.2', 'Europe/Rome', direct, /serie b\b/i, 2),
  league('br.1', 'America/Sao_Paulo', 'wdfPDA', /bra[sz]il/i, 2),
  league('it.1', 'Europe/Rome', direct, /serie a\b/i, 2),
  league('at.2', 'Europe/Vienna', 'dfwP', /(Ö|ö|oe|aust).*(2\. liga|erste liga)|^erste liga/i),
  league('at.1', 'Europe/Vienna', 'dfwP', /(österr|oesterr|austria).*bundesliga/i),
  league('de.2', 'Europe/Berlin', `${difference}a`, /(2\.|zweite) ?bundesliga|bundesliga 2(?!\d)/i, 2),
  league('de.3', 'Europe/Berlin', `${difference}a`, /\b3\. ?liga/i, 2),
  league('de.1', 'Europe/Berlin', `${difference}a`, /bundesliga/i, 2),
  league('fr.2', 'Europe/Paris', '2025:dPDfw 2017:dPDFAfa 0:dfPD', /ligue 2/i, 2),
  league('fr.1', 'Europe/Paris', '2025:dPDfw 2017:dPDFAfa 0:dfPD', /ligue 1\b(?!.*(alger|tunis|maroc))/i, 2),
  league('nl.1', 'Europe/Amsterdam', 'dfPDA', /eredivisie/i, 2),
  league('pt.1', 'Europe/Lisbon', 'PDAdwf', /portug|primeira liga|liga nos/i, 2),
  league('be.1', 'Europe/Brussels', 'wdfa', /belgi|jupiler/i),
  league('ch.1', 'Europe/Zurich', 'dfP', /(swiss|schweiz|switzerland).*super league|challenge league/i),
  league('gr.1', 'Europe/Athens', 'PDdf', /(greek|greece|hellas).*super league|super league greece/i, 2),
  league('tr.1', 'Europe/Istanbul', 'PDdf', /s[üu]per lig\b|turk/i, 2),
  league('ru.1', 'Europe/Moscow', 'PDFAwdf', /russia/i, 2),
  league('pl.1', 'Europe/Warsaw', 'PDdf', /ekstraklasa/i, 2),
  league('cz.1', 'Europe/Prague', 'PDdf', /czech/i, 2),
  league('hu.1', 'Europe/Budapest', 'wdf', /hungar|nb i\b/i),
  league('ro.1', 'Europe/Bucharest', 'PDdf', /romania|superliga/i, 2),
  league('mx.1', 'America/Mexico_City', 'dfP', /liga mx|mexic|m[ée]xico/i),
  league('us.1', 'America/New_York', 'wdf', /major league soccer|\bmls\b/i),
  league('ar.1', 'America/Argentina/Buenos_Aires', 'dfP', /argentin/i),
  league('cn.1', 'Asia/Shanghai', 'PDFdf', /(china|chinese).*(super|league)/i, 2),
  league('jp.1', 'Asia/Tokyo', 'dfP', /\bj(1|\.| )?-?league|japan/i, 2),
  league('kr.1', 'Asia/Seoul', 'fdw', /k[ -]?league|korea/i),
  league('au.1', 'Australia/Sydney', 'df', /a-league|australia/i),
  league('eg.1', 'Africa/Cairo', 'PDdf', /egypt/i),
  league('ma.1', 'Africa/Casablanca', 'PDdf', /botola|maroc|morocco/i),
  league('dz.1', 'Africa/Algiers', 'PDdf', /alger|algeria/i),
]

/** Leagues whose keys look like the ones of `leagues` follow the first division of their country. */
const cousins: Readonly<Record<string, string>> = {
  'jp.2': 'jp.1',
  'ru.2': 'ru.1',
  'tr.2': 'tr.1',
  'ch.2': 'ch.1',
  'br.2': 'br.1',
  mls: 'us.1',
  cl: 'uefa.cl',
  el: 'uefa.el',
}
const byKey = new Map(leagues.map((one) => [one.key, one]))

export const leagueOfKey = (key: string): League | undefined => byKey.get(cousins[key] ?? key)

const years = /\b(\d{4})(?:[-/](\d{2,4}))?(?!\d)/

/** Which league a file is of, and the year its season starts; both undefined where nothing tells. */
export interface FileIdentity {
  key: string | undefined
  year: number | undefined
  label: string
}

/**
 * Finds the league of a file by the name inside, then by its path: `2020-21/es.1.json`. The name inside comes first,
 * because files get renamed and contents do not.
 */
export function identify(path: string, name: string): FileIdentity {
  const base = path.replaceAll('\\', '/')
  const inName = years.exec(name)
  const season = inName ?? years.exec(base.split('/').slice(-2).join(' '))
  const year = season?.[1] ? Number(season[1]) : undefined
  const label = season?.[2] ? `${season[1]}-${season[2].slice(-2)}` : (season?.[1] ?? '')
  const named = leagues.find((one) => one.name.test(name))?.key
  const fileName = base.split('/').at(-1) ?? ''
  const [, fromPath] =
    /(?:^|[^a-z0-9.])((?:uefa\.)?(?:[a-z]{2,3}\.\d|cl|el|worldcup|mls))(?=[^a-z0-9]|$)/i.exec(fileName) ?? []
  const byPath = fromPath && leagueOfKey(fromPath.toLowerCase()) ? fromPath.toLowerCase() : undefined
  return { key: named ?? byPath, year, label }
}
