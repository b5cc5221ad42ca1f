/** What schema.org's consumers ask of each type we write: names of properties, one of several between bars. */
const required = {
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'inLanguage'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl|embedUrl'],
  SportsEvent: ['name'],
  BroadcastEvent: ['name', 'isLiveBroadcast', 'startDate'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  SportsTeam: ['name'],
  SportsOrganization: ['name'],
  CollectionPage: ['name'],
  DiscussionForumPosting: ['author', 'datePublished', 'text|image'],
  InteractionCounter: ['interactionType', 'userInteractionCount'],
  WatchAction: [],
  Place: ['name'],
}
/** Of a page that is about a match, not of one it is mentioned in. */
const atTop = {
  SportsEvent: ['startDate', 'eventStatus', 'homeTeam', 'awayTeam', 'description'],
}

const statuses = ['EventScheduled', 'EventPostponed', 'EventCancelled', 'EventRescheduled', 'EventMovedOnline']
const forms = {
  eventStatus: new RegExp(`^https://schema\\.org/(${statuses.join('|')})$`),
  duration: /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/,
  ...Object.fromEntries(['image', 'thumbnailUrl', 'contentUrl', 'item', 'url'].map((name) => [name, /^https?:\/\//])),
  ...Object.fromEntries(
    ['datePublished', 'dateModified', 'uploadDate', 'startDate'].map((name) => [name, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/]),
  ),
}

const isObject = (value) => typeof value === 'object' && value !== null

/** What is wrong with a thing of JSON-LD and with those in it, in words; `at`: its place in the list, or the type it is in. */
export function problemsOfThing(thing, at = 0) {
  const type = String(thing['@type'])
  const known = required[type]
  if (!known) return [`${type} is no type we know`]
  const wanted = [...known, ...(typeof at === 'number' ? (atTop[type] ?? []) : [])]
  const missing = wanted.filter((names) => !names.split('|').some((name) => thing[name] !== undefined))
  const misshapen = Object.entries(thing).filter(([name, value]) => forms[name] && !forms[name].test(String(value)))
  const inner = Object.values(thing)
    .flat()
    .filter(isObject)
    .flatMap((one) => problemsOfThing(one, type))
  return [
    ...missing.map((names) => `${type} lacks ${names}`),
    ...misshapen.map(([name, value]) => `${type}.${name} is ${String(value)}`),
    ...inner,
  ]
}
