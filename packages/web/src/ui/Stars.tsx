const star = 'm8 .9 2.1 4.5 4.9.6-3.6 3.4.9 4.9L8 11.9l-4.3 2.4.9-4.9L1 6l4.9-.6Z'

interface StarsProps {
  /** From 0 to 5; without ratings only the text is shown. */
  rating?: number
  text: string
  /** Screen readers say this label: "Nota 4,9 de 5, 128 avaliações". */
  label: string
  full?: boolean
}

export function Stars({ rating, text, label, full }: StarsProps) {
  return (
    <span className="inline-flex items-center gap-1 text-small font-semibold text-buriti tabular-nums">
      <span className="sr-only">{label}</span>
      {rating !== undefined && (full ? <FiveStars rating={rating} /> : <Star className="size-3.5" />)}
      <span aria-hidden>{text}</span>
    </span>
  )
}

export function Star({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" fill="currentColor" className={className}>
      <path d={star} />
    </svg>
  )
}

function FiveStars({ rating }: { rating: number }) {
  const row = [0, 1, 2, 3, 4].map((place) => <Star key={place} className="size-4 flex-none" />)
  return (
    <span aria-hidden className="relative inline-flex">
      <span className="flex text-line">{row}</span>
      <span
        className="absolute inset-y-0 left-0 flex overflow-hidden"
        style={{ width: `${Math.min(5, rating) * 20}%` }}
      >
        {row}
      </span>
    </span>
  )
}
