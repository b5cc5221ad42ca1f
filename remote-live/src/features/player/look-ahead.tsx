import { useQuery } from '@pitchside/platform'
import { fetchStills, type Still, type StillSource } from './stills.calls'

/** A new picture is there so late at most. */
const freshMs = 30_000

interface LookAheadProps {
  source: StillSource
  /** Where on the line one looks. */
  place: number
  placeOf: (still: Still) => number
}

/** What is to be seen at a place of the line: the picture taken last before it. Asked for by the first look. */
export function LookAhead({ source, place, placeOf }: LookAheadProps) {
  const { data = [] } = useQuery({
    queryKey: ['live', 'stills', source],
    queryFn: ({ signal }) => fetchStills(source, signal),
    staleTime: freshMs,
  })
  const still = data.findLast((one) => placeOf(one) <= place) ?? data[0]
  return still ? <img src={still.url} alt="" width={160} height={90} /> : undefined
}
