/** A red envelope. `size` in px. */
export function EnvelopeArt({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect x="10" y="5" width="28" height="38" rx="5" fill="#d8202f" />
      <path d="M10 10c8 10 20 10 28 0V10a5 5 0 0 0-5-5H15a5 5 0 0 0-5 5z" fill="#f0404e" />
      <circle cx="24" cy="19" r="6" fill="#ffd65a" />
    </svg>
  )
}
