const drawings = {
  heart: (
    <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
  ),
  cart: (
    <path d="m2.05 2.05 1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25M16 20a2 2 0 1 0 4 0 2 2 0 0 0-4 0M6 20a2 2 0 1 0 4 0 2 2 0 0 0-4 0" />
  ),
  enlarge: <path d="M15 3h6v6m0-6-7 7M3 21l7-7M9 21H3v-6" />,
}

type IconName = keyof typeof drawings

/** A page shows many of these icons, so each points at a drawing that stands in the page once. */
export const Icon = ({ name, className = 'icon' }: { name: IconName; className?: string }) => (
  <svg aria-hidden className={className}>
    <use href={`#icon-${name}`} />
  </svg>
)

/** The drawings that `Icon` points at, after Lucide (ISC). */
export const IconSheet = () => (
  <svg aria-hidden className="hidden">
    {Object.entries(drawings).map(([name, drawing]) => (
      <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
        {drawing}
      </symbol>
    ))}
  </svg>
)
