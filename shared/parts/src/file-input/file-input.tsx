import type { InputHTMLAttributes, Ref } from 'react'

export interface FileInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  /** Never empty; several with `multiple`. */
  onFiles: (files: [File, ...File[]]) => void
  ref?: Ref<HTMLInputElement>
}

/** The native field for files of this computer. Choosing the same file again counts as a choice. */
export function FileInput({ onFiles, ...field }: FileInputProps) {
  return (
    <input
      {...field}
      type="file"
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? []
        target.value = ''
        if (first) onFiles([first, ...others])
      }}
    />
  )
}
