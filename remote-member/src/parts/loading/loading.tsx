import { Waiting } from '@pitchside/parts'
import { Skeleton } from '@pitchside/ui'

interface Props {
  /** Of what is being loaded, in px: nothing jumps when it is there. */
  height: number
  variant?: 'large' | 'block'
}

/** Stands where a section is being loaded. */
export const Loading = ({ height, variant = 'large' }: Props) => (
  <Waiting>
    <Skeleton variant={variant} height={height} />
  </Waiting>
)
