import type { RoomMessage } from '@pitchside/contract'
import { language } from '@pitchside/i18n'

/** What a message says, in the visitor's language where it is told in several. */
export const wordsOfMessage = ({ text, texts }: RoomMessage): string | undefined => texts?.[language()] ?? text
