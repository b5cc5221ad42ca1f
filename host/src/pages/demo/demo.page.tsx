import { StoryPage, storyFiles } from '@pitchside/ui/story-page'

/** Every part of the design system in every state that needs no page of its own: those, `npm run stories` shows. */
export default function DemoPage() {
  return <StoryPage packages={[{ name: '@pitchside/ui', files: storyFiles }]} />
}
