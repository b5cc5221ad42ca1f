import type { Language } from '@pitchside/backend/kernel/messages'

type Sport = 'football' | 'basketball' | 'tennis' | 'volley' | 'esports'
type BySport = Record<Sport, string[]>

export interface DemoCircles {
  circles: (Record<Language, string> & {
    letters: string
    members: number
    sport: Sport
    about: Record<Language, string>
  })[]
  /** What people say about a sport, what they end with, and the topics they name. */
  texts: Record<Language, BySport>
  tails: Record<Language, string[]>
  topics: Record<Language, BySport>
  /** What stands first in a circle: its name and what it is about between words on how people talk there. */
  welcome: Record<Language, string>
  comments: Record<Language, string[]>
  replies: Record<Language, string[]>
}

export interface DemoPost {
  /** Place of its circle. */
  circle: number
  language: Language
  title: string
  text: string
  pictures: string[]
  minutesAgo: number
  likes: number
  isRefined: boolean
  isPinned: boolean
  status: 0 | 1
}

export interface DemoComment {
  /** Place of its post, and of the comment it answers. */
  post: number
  root: number | undefined
  place: number
  text: string
  likes: number
  minutesAfter: number
  replies: number
}

/** Painted pictures by sport. */
const pictures = {
  football: [
    ...['hero', 'derby', 'milan', 'madrid', 'csl', 'bayern', 'goal', 'orange', 'sky', 'stripes', 'sunset', 'violet'],
    'vleague',
  ].map((name) => `fb-${name}`),
  basketball: ['hero', 'cba', 'green', 'crimson', 'night', 'teal'].map((name) => `bb-${name}`),
  tennis: ['tn-open', 'tn-clay', 'tn-night'],
  volley: ['vb-cup', 'vb-final'],
  esports: ['es-final', 'es-arena', 'es-rift'],
}

/** How many of them are there in a language; some more wait for review. */
const counts: Record<Language, number> = { zh: 110, en: 45, vi: 45 }
const waiting = 3
/** What stands first was written when the circle was young. */
const pinnedMinutes = 90 * 1_440
const languages: readonly Language[] = ['zh', 'en', 'vi']
/** Photos of a post by its place: a wall of nothing but pictures would tire. */
const photoCounts = [3, 2, 0, 1, 0, 4, 0, 1, 2, 0]

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

function postOf(file: DemoCircles, language: Language, place: number, status: 0 | 1): DemoPost {
  // Circles of a language's own first, so that each feed begins with what its readers know.
  const circle = (place * (language === 'vi' ? 5 : 1) + (language === 'vi' ? 5 : 0)) % file.circles.length
  const own = pick(file.circles, circle)
  const { sport } = own
  const round = Math.floor(place / file.circles.length)
  const text = pick(file.texts[language][sport], round + circle * 3)
  const tail = pick(file.tails[language], round * 2 + circle)
  const topic = place % 4 === 0 ? `#${pick(file.topics[language][sport], round)}# ` : ''
  const isPinned = status === 1 && round === 1
  const photos = isPinned ? 0 : pick(photoCounts, place + (language === 'zh' ? 0 : 3))
  const painted = pictures[sport]
  const words = `${topic}${text}${tail === '' ? '' : `${language === 'zh' ? '' : ' '}${tail}`}`
  return {
    circle,
    language,
    title: '',
    text: isPinned
      ? file.welcome[language].replace('{name}', own[language]).replace('{about}', own.about[language])
      : words,
    pictures: Array.from({ length: Math.min(photos, painted.length) }, (_, at) => pick(painted, at + round + circle)),
    minutesAgo: (isPinned ? pinnedMinutes : 4) + place * 23 + place * place * 3,
    likes: Math.round(2_600 / (1 + place * 0.6)) + ((place * 37) % 61),
    isRefined: status === 1 && place % 9 === 0,
    isPinned,
    status,
  }
}

/** Posts of all languages; the last few wait for an operator. */
export function demoPosts(file: DemoCircles): DemoPost[] {
  const shown = languages.flatMap((language) =>
    Array.from({ length: counts[language] }, (_, place) => postOf(file, language, place, 1)),
  )
  const later = Array.from({ length: waiting }, (_, at) => ({
    ...postOf(file, pick(languages, at), 61 + at * 7, 0),
    minutesAgo: 2 + at * 9,
    likes: 0,
    pictures: [],
  }))
  return [...shown, ...later]
}

/** A few words under most posts; every third comment is answered. */
export function demoComments(file: DemoCircles, posts: readonly DemoPost[]): DemoComment[] {
  const made: DemoComment[] = []
  for (const [post, { language, status }] of posts.entries()) {
    const count = status === 1 ? (post * 5 + 3) % 7 : 0
    for (let place = 0; place < count; place++) {
      const isAnswered = place % 3 === 0
      const root = made.length
      made.push({
        post,
        root: undefined,
        place,
        text: pick(file.comments[language], post + place),
        likes: ((post + 3) * (place + 5) * 11) % 97,
        minutesAfter: 1 + place * 3,
        replies: isAnswered ? 1 : 0,
      })
      if (!isAnswered) continue
      const text = pick(file.replies[language], post + place)
      made.push({ post, root, place: place + 9, text, likes: 0, minutesAfter: 2 + place * 3, replies: 0 })
    }
  }
  return made
}
