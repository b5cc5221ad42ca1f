import { useQuery } from '@pitchside/platform'
import { Num } from '@pitchside/ui'
import styles from './marked-line.module.css'
import { fetchStills, type Still, type StillSource } from './stills.calls'

/** A new picture is there so late at most. */
const freshMs = 30_000

interface LookAheadProps {
  /** Undefined: there are no pictures. */
  source: StillSource | undefined
  /** Where on the line one looks, and how that is called. */
  place: number
  text: string
  /** Of the line's length. */
  share: number
  placeOf: (still: Still) => number
}

/** What is to be seen at a place of the line: the picture taken last before it, and the time. Asked for by the first look. */
export function LookAhead({ source, place, text, share, placeOf }: LookAheadProps) {
  const { data = [] } = useQuery({
    queryKey: ['live', 'stills', source],
    queryFn: ({ signal }) => (source ? fetchStills(source, signal) : []),
    enabled: source !== undefined,
    staleTime: freshMs,
  })
  const still = data.findLast((one) => placeOf(one) <= place) ?? data[0]
  return (
    <span
      className={styles.ahead}
      style={{ left: `${share * 100}%`, transform: `translateX(-${share * 100}%)` }}
      aria-hidden
    >
      {still ? <img src={still.url} alt="" width={160} height={90} /> : undefined}
      <Num value={text} />
    </span>
  )
}
