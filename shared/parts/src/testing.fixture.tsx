import { startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Shows something on a page, in English when nothing else is said, that asks each question once. */
export async function show(view: ReactNode, language: Parameters<typeof startI18n>[0] = 'en'): Promise<QueryClient> {
  await startI18n(language, {})
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(<QueryClientProvider client={client}>{view}</QueryClientProvider>)
  return client
}
