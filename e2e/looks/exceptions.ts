import type { Fault } from './seen'

export interface Exception {
  judge: string
  /** The beginning of the shots' names it is about; all when empty. */
  shot: string
  /** A part of where the fault is. */
  where: string
  why: string
}

/** A fault together with where it was met. */
export interface MetFault extends Fault {
  shot: string
  screen: string
}

/** What looks like a fault and is none. */
export const exceptions: readonly Exception[] = [
  {
    judge: 'chinese-words',
    shot: 'live-fans',
    where: 'small.',
    why: 'what members say of themselves',
  },
  {
    judge: 'console',
    shot: 'messages-failed',
    where: 'console',
    why: 'the shot cuts the call that sends, to show a message that was not sent; the browser says that it was cut',
  },
  {
    judge: 'console',
    shot: 'content-list-cut',
    where: 'console',
    why: 'the shot cuts the call of the next page, to show what a list says then; the browser says that it was cut',
  },
  {
    judge: 'console',
    shot: 'console-',
    where: 'console',
    why: 'who is not signed in is told so by a refused call; the browser says that it was refused',
  },
  {
    judge: 'console',
    shot: 'messages-offline',
    where: 'console',
    why: 'the shot cuts the line, to show what the page says then; the browser says that it was cut',
  },
  {
    judge: 'shifts',
    shot: 'messages-offline',
    where: 'main.main',
    why: 'a line that stays lost is told above the page, once: over it, it would hide what can still be read and pressed',
  },
  {
    judge: 'foreign-words',
    shot: 'article',
    where: 'div.text > h2',
    why: 'a heading that the writer of a Chinese article chose reads like a word of the site',
  },
  {
    judge: 'foreign-words',
    shot: 'content-article',
    where: 'div.text > h2',
    why: 'a heading that the writer of a Chinese article chose reads like a word of the site',
  },
  {
    judge: 'foreign-words',
    shot: 'admin-banners',
    where: 'article.line',
    why: 'operators see the banners of every language, each under the name it has there',
  },
  {
    judge: 'unsized',
    shot: 'content-photo',
    where: 'figure.stage > img.photo',
    why: 'the viewer holds the whole window, whatever size the photo in its middle has',
  },
  {
    judge: 'console',
    shot: 'persona-unknown',
    where: 'console',
    why: 'a page of what does not exist answers 404, as crawlers need it; the browser says so',
  },
  {
    judge: 'console',
    shot: 'content-article-gone',
    where: 'console',
    why: 'a page of what does not exist answers 404, as crawlers need it; the browser says so',
  },
  {
    judge: 'console',
    shot: 'content-circle-gone',
    where: 'console',
    why: 'a page of what does not exist answers 404, as crawlers need it; the browser says so',
  },
  {
    judge: 'console',
    shot: 'clip',
    where: 'console',
    why: 'nobody has cut a clip of the demo: the page answers 404, as crawlers need it; the browser says so',
  },
  {
    judge: 'emptiness',
    shot: 'admin-',
    where: 'screen',
    why: 'the desk of an operator: a queue that is done is empty, and nothing beside it draws from the next one',
  },
  {
    judge: 'emptiness',
    shot: 'studio-reviews',
    where: 'screen',
    why: 'the desk of an operator: a queue that is done is empty, and nothing beside it draws from the next one',
  },
  {
    judge: 'emptiness',
    shot: 'studio-horns',
    where: 'screen',
    why: 'the desk of an operator: a queue that is done is empty, and nothing beside it draws from the next one',
  },
  {
    judge: 'emptiness',
    shot: 'studio-reports',
    where: 'screen',
    why: 'the desk of an operator: a queue that is done is empty, and nothing beside it draws from the next one',
  },
  {
    judge: 'emptiness',
    shot: 'clip-waits',
    where: 'screen',
    why: 'the place of a film that is being cut, as large as the film: there is no picture of it before',
  },
  {
    judge: 'emptiness',
    shot: 'console-sign-in',
    where: 'screen',
    why: 'a log-in stands alone',
  },
  {
    judge: 'emptiness',
    shot: 'own-open-pay',
    where: 'screen',
    why: 'the page of the cashier has the order and nothing that leads away from it',
  },
  {
    judge: 'emptiness',
    shot: 'own-top-ups',
    where: 'screen',
    why: 'money and switches stand alone: on the widest screen nothing beside them leads away',
  },
  {
    judge: 'emptiness',
    shot: 'own-convert',
    where: 'screen',
    why: 'money and switches stand alone: on the widest screen nothing beside them leads away',
  },
  {
    judge: 'emptiness',
    shot: 'own-settings',
    where: 'screen',
    why: 'money and switches stand alone: on the widest screen nothing beside them leads away',
  },
  {
    judge: 'emptiness',
    shot: 'write',
    where: 'screen',
    why: 'the blank sheet of an article that is begun',
  },
  {
    judge: 'foreign-words',
    shot: 'console-',
    where: 'span.me > b',
    why: 'who is signed in stands there under the own name',
  },
  {
    judge: 'emptiness',
    shot: 'live-window',
    where: 'screen',
    why: 'the window of a chat, which is opened 420 px wide, keeps the place of lines to come',
  },
  {
    judge: 'emptiness',
    shot: 'messages-group',
    where: 'screen',
    why: 'a conversation of a few lines keeps the place of those to come',
  },
  {
    judge: 'emptiness',
    shot: 'messages-blocked',
    where: 'screen',
    why: 'a conversation of a few lines keeps the place of those to come',
  },
]

const excuses = ({ judge, shot, where }: Exception, fault: MetFault) =>
  fault.judge === judge && fault.shot.startsWith(shot) && fault.where.includes(where)

/** Faults nobody explained, and explanations nobody needed: those are only known after a whole run. */
export function unexplained(faults: readonly MetFault[], known: readonly Exception[], isWhole: boolean) {
  const left = faults.filter((fault) => !known.some((exception) => excuses(exception, fault)))
  const unused = isWhole ? known.filter((exception) => !faults.some((fault) => excuses(exception, fault))) : []
  return { left, unused }
}
