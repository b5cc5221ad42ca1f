import { StoryPage } from '@pitchside/ui/story-page'

/** Every component of the design system in every state. */
export default StoryPage
