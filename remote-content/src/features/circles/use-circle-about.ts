import { useUser } from '@pitchside/auth'
import { language, languages } from '@pitchside/i18n'
import { useQuery, useQueryClient } from '@pitchside/platform'
import { type CircleRules, readCircle } from './order.calls'

const aboutKey = ['content', 'circle-about']

/** Rules and moderators of a circle, and what the visitor may there. 0: of none yet. */
export function useCircleAbout(circleId: number) {
  const userId = useUser()?.id ?? 0
  return useQuery({
    queryKey: [...aboutKey, circleId, userId],
    queryFn: ({ signal }) => readCircle(circleId, signal),
    enabled: circleId > 0,
    staleTime: 30_000,
  })
}

/** Asks for it anew, and for what was done last. */
export function useAboutChanged(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: aboutKey })
    void client.invalidateQueries({ queryKey: ['content', 'circle-actions'] })
  }
}

/** Rules in the reader's language; where nobody wrote them in it, in the first one they are written in. */
export function rulesFor(rules: CircleRules): { lang: keyof CircleRules; texts: readonly string[] } {
  const lang = [language(), ...languages].find((one) => rules[one].length > 0) ?? language()
  return { lang, texts: rules[lang] }
}
