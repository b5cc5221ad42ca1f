import type { WebDriver } from 'selenium-webdriver'

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** A running browser and the means to drive it. */
export interface Engine {
  /** As visitors know it, e.g. `Firefox 153.7`. */
  label: string
  driver: WebDriver
  /** What browser and driver wrote so far, the consoles of pages among it. */
  said(): string
  stop(): Promise<void>
}
