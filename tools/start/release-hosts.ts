/** Environments under names of their own: `stage.example.com=stage,qa.example.com=qa`. Throws for anything else. */
export function releaseHosts(text = ''): Record<string, string> {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, host, environment] = /^([a-z\d.-]+)=([a-z][a-z\d-]{1,30})$/i.exec(pair) ?? []
      if (!host || !environment) throw new Error(`PITCHSIDE_HOSTS holds name=environment, but has "${pair}".`)
      return [host.toLowerCase(), environment]
    }),
  )
}
