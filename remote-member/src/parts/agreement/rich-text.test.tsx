import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { RichText } from './rich-text'

test('MEM-04 neighbouring entries are one list, and only addresses within the site are links', () => {
  const { container } = render(
    <RichText
      body={['See [help](/about-user?type=2) now.', '- one', '- two', 'And [this](https://evil.example)', '- three']}
    />,
  )
  expect([...container.querySelectorAll('ul')].map((list) => list.children.length)).toEqual([2, 1])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/about-user?type=2'])
  expect(container.textContent).toContain('[this](https://evil.example)')
})
