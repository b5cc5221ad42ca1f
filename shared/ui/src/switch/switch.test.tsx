import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { Switch } from './switch'

test('a press on the words beside a switch switches it', () => {
  const onCheckedChange = jest.fn()
  render(
    <Switch label="进球声音" checked={false} onCheckedChange={onCheckedChange}>
      <span>进球声音</span>
    </Switch>,
  )
  fireEvent.click(screen.getByText('进球声音'))
  expect(onCheckedChange).toHaveBeenCalledWith(true)
  expect(screen.getAllByRole('switch', { name: '进球声音' })).toHaveLength(1)
})

const root = join(__dirname, '../../../..')
const pages = readdirSync(root)
  .filter((name) => name === 'host' || name.startsWith('remote-'))
  .flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => join(name, 'src', file)),
  )
  .filter((file) => file.endsWith('.tsx'))

test('every switch of the site has its words in it', () => {
  const bare = pages.filter((file) => /<Switch\b(?:[^>]|=>)*\/>/.test(readFileSync(join(root, file), 'utf8')))
  expect(bare).toEqual([])
})
