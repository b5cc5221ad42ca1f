export { SuggestedRooms as default } from '../../parts/suggested/suggested-rooms'
