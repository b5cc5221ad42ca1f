import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useCover } from '../../parts/cover/use-cover'
import { type FileProblem, type PostFile, withFiles } from '../../parts/post/post-files'
import { type UploadedFiles, uploadFiles } from './upload-files'

export interface ComposerOptions {
  text: string
  setText: (text: string) => void
  /** Something was written besides the text that may stand alone. */
  hasMore?: boolean
  /** Publishes; the files are stored already. */
  publish: (files: UploadedFiles) => Promise<unknown>
  /** What was written becomes `text`: what was typed while the post was on its way. */
  onSent: (text: string) => void
  /** Runs the action now, or after a log-in. */
  asMember?: (action: () => void) => void
}

/** State of a post that is being written. */
export interface Composer {
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  files: readonly PostFile[]
  problem: FileProblem | undefined
  /** Of the video, where there is one. */
  cover: ReturnType<typeof useCover>
  /** Share of the files that has left, 0 to 1. */
  share: number
  isSending: boolean
  isReady: boolean
  /** Why it was not published. */
  failure: string | undefined
  write: (text: string, caret?: number) => void
  insert: (token: string) => void
  add: (chosen: readonly PostFile[]) => void
  remove: (key: string) => void
  send: () => void
}

/** What is left of the field once `sent` is away: what was typed behind it, or all of it where it was changed within. */
export const leftOf = (text: string, sent: string): string =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text

/** Writes a post: everything stays until the server has it. */
export function useComposer(options: ComposerOptions): Composer {
  const { text, setText, hasMore, publish, onSent, asMember } = options
  const t = useT('content')
  const area = useRef<HTMLTextAreaElement>(null)
  const latest = useRef(text)
  latest.current = text
  const running = useRef<AbortController>(undefined)
  const [files, setFiles] = useState<readonly PostFile[]>([])
  const [problem, setProblem] = useState<FileProblem>()
  const [share, setShare] = useState(0)
  const video = files.find(({ kind }) => kind === 'video')
  const cover = useCover(video?.file)
  useEffect(() => () => running.current?.abort(), [])
  const post = useMutation({
    mutationFn: async (_sent: string) => {
      const stop = new AbortController()
      running.current = stop
      setShare(0)
      return publish(await uploadFiles(files, cover.cover?.picture, { onProgress: setShare, signal: stop.signal }))
    },
    onSuccess: (_data, sent) => {
      setFiles([])
      setProblem(undefined)
      onSent(leftOf(latest.current, sent))
    },
  })
  const isWritten = text.trim().length > 0 || hasMore === true
  const isReady = isWritten && (video === undefined || cover.cover !== undefined) && !post.isPending
  const write = (next: string, caret?: number) => {
    setText(next.slice(0, limits.postChars))
    if (caret === undefined) return
    // The field has the new text after the next drawing only.
    requestAnimationFrame(() => area.current?.setSelectionRange(caret, caret))
    area.current?.focus()
  }
  const send = () => {
    if (!isReady) return
    if (asMember) asMember(() => post.mutate(text))
    else post.mutate(text)
  }
  const explained = post.error instanceof CallError && post.error.code > 0 ? post.error.message : t('posts.failed')
  return {
    area,
    text,
    files,
    problem,
    cover,
    share,
    isSending: post.isPending,
    isReady,
    failure: post.isError ? explained : undefined,
    write,
    insert: (token) => {
      const at = area.current?.selectionStart ?? text.length
      const end = area.current?.selectionEnd ?? at
      write(`${text.slice(0, at)}${token}${text.slice(end)}`, at + token.length)
    },
    add: (chosen) => {
      const next = withFiles(files, chosen)
      setFiles(next.files)
      setProblem(next.problem)
    },
    remove: (key) => setFiles((before) => before.filter((file) => file.key !== key)),
    send,
  }
}
