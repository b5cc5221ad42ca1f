import { asMember } from '@pitchside/parts'
import { useMutation } from '@pitchside/platform'
import { useState } from 'react'

/** A like or a favourite: is it on, and how many have it on. */
export interface Mark {
  isOn: boolean
  total: number
}

/** Turned before the server answers, and back when it refuses. */
export function useMark(start: Mark, toggle: () => Promise<Mark>): { mark: Mark; press: () => void } {
  const [mark, setMark] = useState(start)
  const mutation = useMutation({
    mutationFn: toggle,
    onMutate: () => {
      setMark({ isOn: !mark.isOn, total: Math.max(0, mark.total + (mark.isOn ? -1 : 1)) })
      return mark
    },
    onSuccess: setMark,
    onError: (_error, _input, before) => {
      if (before) setMark(before)
    },
  })
  return {
    mark,
    press: () => {
      if (!mutation.isPending) asMember(() => mutation.mutate())
    },
  }
}
