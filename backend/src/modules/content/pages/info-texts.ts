/** One section of an information page: plain HTML written here. */
export interface InfoSection {
  title: string
  content: string
}

/** Pages by what they are about. */
export type InfoTexts = Record<
  'about' | 'help' | 'userAgreement' | 'privacy' | 'anchorAgreement' | 'topUpAgreement' | 'contact',
  InfoSection[]
>
