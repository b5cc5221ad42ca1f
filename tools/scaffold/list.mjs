import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demand, pascal, writeNew } from './files.mjs'
import { addPage } from './page.mjs'

const callsText = (name, call) => `import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { pageFrom } from '@pitchside/parts'

const toRow = ({ id }: CallData<'${call}'>['data'][number]) => ({ id })

/** One page of ${name.replace(/-/g, ' ')}. */
export const load${pascal(name)} = async (page: number, signal?: AbortSignal) =>
  pageFrom(await call('${call}', { page }, { isQuiet: true, signal }), toRow)
`

const pageText = (id, name) => `import { useT } from '@pitchside/i18n'
import { EndlessList, usePages } from '@pitchside/parts'
import { Skeleton } from '@pitchside/ui'
import { load${pascal(name)} } from './${name}.calls'
import classes from './${name}.module.css'

export default function ${pascal(name)}Page() {
  const t = useT('${id}')
  const pages = usePages({ queryKey: ['${id}', '${name}'], load: load${pascal(name)} })
  return (
    <section className={classes.page} aria-labelledby="${name}-title">
      <h1 id="${name}-title">{t('title.${name}')}</h1>
      <EndlessList
        pages={pages}
        skeleton={<Skeleton lines={8} height={40} />}
        empty={{ title: t('title.${name}') }}
        minHeight={320}
      >
        {(rows) => (
          <ul>
            {rows.map(({ id }) => (
              <li key={id}>{id}</li>
            ))}
          </ul>
        )}
      </EndlessList>
    </section>
  )
}
`

const testText = (id, name, call) => `import { expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf } from '@pitchside/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import texts from '../../i18n/en.json'
import ${pascal(name)}Page from './${name}.page'

test('the rows are there after a failure was tried again', async () => {
  await startI18n('en', {})
  addTexts('${id}', texts)
  let isDown = true
  answerCalls({ ${call}: () => (isDown ? new Error('down') : pageOf([{ id: 71 }, { id: 72 }])) })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <${pascal(name)}Page />
    </QueryClientProvider>,
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(again)
  await screen.findByText('72')
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['71', '72'])
})
`

/** Is there a call of that name that is a list? */
function isList(root, call) {
  const folder = join(root, 'shared/contract/src/http')
  return readdirSync(folder).some((file) =>
    new RegExp(`\\b${call}: list\\(`).test(readFileSync(join(folder, file), 'utf8')),
  )
}

/** A page that shows a list of the server: its pages, loading, failure and another try, with its test. */
export function list(root, [id, name, call]) {
  demand(/^[a-z]\w+$/.test(call ?? '') && isList(root, call), `${call} is no list of the contract`)
  const folder = `remote-${id}/src/features/${name}`
  return [
    ...addPage(root, id, name, { page: pageText(id, name), test: testText(id, name, call) }),
    writeNew(root, `${folder}/${name}.calls.ts`, callsText(name, call)),
  ]
}
