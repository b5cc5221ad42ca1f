export { StoryPage } from './story-page/story-page'
