import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { Link } from '@pitchside/platform'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderPage } from '../../testing/render-page'
import { RouteProgress } from './route-progress'

afterEach(() => {
  jest.useRealTimers()
})

const bar = () => screen.queryByRole('progressbar')

describe('the progress bar', () => {
  test('SHELL-04 comes with every navigation and is gone half a second after it', async () => {
    jest.useFakeTimers()
    await renderPage(
      <>
        <Link to="/news">news</Link>
        <Link to="/news?page=2">more</Link>
        <RouteProgress />
      </>,
    )
    expect(bar()).toBeNull()
    for (const name of ['news', 'more']) {
      fireEvent.click(screen.getByText(name))
      expect(bar()).toBeTruthy()
      // Two frames draw the new page.
      act(() => jest.advanceTimersByTime(40))
      act(() => jest.advanceTimersByTime(480))
      expect(bar()).toBeTruthy()
      act(() => jest.advanceTimersByTime(40))
      expect(bar()).toBeNull()
    }
  })
})
