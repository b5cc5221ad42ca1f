import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { storyFiles } from './story-files'
import { StoryPage } from './story-page'

test('every stories file is on the page', () => {
  const root = join(__dirname, '..')
  const written = readdirSync(root, { recursive: true }).filter((name) => String(name).endsWith('.stories.tsx'))
  expect(storyFiles).toHaveLength(written.length)
})

test('the page shows every component and changes the theme', async () => {
  await act(async () => {
    render(<StoryPage />)
  })
  for (const file of storyFiles) expect(screen.getByRole('region', { name: file.title })).toBeDefined()
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '浅色' }))
  })
  expect(document.documentElement.dataset.theme).toBe('light')
})
