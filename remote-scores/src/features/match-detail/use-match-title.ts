import { useEffect } from 'react'
import { groupOf, type Match, scoreOf } from '../matches/match'

/** Title of the tab: teams, with the score unless it must not be seen. */
export function titleOf(match: Match, isHidden: boolean, versus: string): string {
  const group = groupOf(match)
  if (isHidden || group === 'upcoming' || group === 'abnormal') return `${match.home.name} ${versus} ${match.away.name}`
  const [home, away] = scoreOf(match)
  return `${home}-${away} ${match.home.name} ${versus} ${match.away.name}`
}

/** Puts the match before the name of the site, which the shell wrote behind the page's own title. */
export function useMatchTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined
    const { pathname } = window.location
    let before = document.title
    let own = ''
    const write = () => {
      // The shell names the next page while this one is still here.
      // What stands in front of ours, e.g. a number of unread messages, is somebody else's affair.
      const isOwn = own !== '' && document.title.endsWith(own)
      if (isOwn || window.location.pathname !== pathname) return
      before = document.title
      own = `${title}${before.includes(' - ') ? before.slice(before.lastIndexOf(' - ')) : ''}`
      document.title = own
    }
    write()
    const head = document.querySelector('title')
    const observer = new MutationObserver(write)
    if (head) observer.observe(head, { childList: true })
    return () => {
      observer.disconnect()
      if (document.title === own) document.title = before
    }
  }, [title])
}
