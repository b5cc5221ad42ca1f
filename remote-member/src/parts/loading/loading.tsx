import { useT } from '@pitchside/i18n'
import { Skeleton, VisuallyHidden } from '@pitchside/ui'

interface Props {
  /** Of what is being loaded, in px: nothing jumps when it is there. */
  height: number
  variant?: 'large' | 'block'
}

/** Stands where a section is being loaded, and says so to those who do not see its shape. */
export function Loading({ height, variant = 'large' }: Props) {
  const t = useT('member')
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton variant={variant} height={height} />
    </div>
  )
}
