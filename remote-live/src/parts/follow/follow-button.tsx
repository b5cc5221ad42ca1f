import { type FollowButtonProps, FollowButton as OfAll } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'

/** Follows or leaves as everywhere; the lists of followed people that are open then show it. */
export function FollowButton({ onToggled, ...props }: FollowButtonProps) {
  const client = useQueryClient()
  return (
    <OfAll
      {...props}
      onToggled={(now) => {
        void client.invalidateQueries({ queryKey: ['live', 'follows'] })
        onToggled?.(now)
      }}
    />
  )
}
