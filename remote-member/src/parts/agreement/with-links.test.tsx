import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { withLinks } from './with-links'

test('MEM-04 only addresses within the site are links', () => {
  const { container } = render(<p>{withLinks('See [help](/about-user?type=2) and [this](https://evil.example).')}</p>)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/about-user?type=2'])
  expect(container.textContent).toBe('See help and [this](https://evil.example).')
})
