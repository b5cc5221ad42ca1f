/** A text message with a code. */
export interface SmsMessage {
  /** "86-13800000000" */
  mobile: string
  text: string
  code: string
}

/** Sends text messages. Rejects when the message was not taken. */
export interface Sms {
  name: string
  send(message: SmsMessage): Promise<void>
}
