export { SuggestedAnchors as default } from '../../parts/suggested/suggested-anchors'
