interface SparklineProps {
  values: number[]
  /** For example "subiu 12% em 30 dias". Without it the line is decoration beside that text. */
  label?: string
  className?: string
}

const width = 96
const height = 28
const margin = 2

export function Sparkline({ values, label, className = 'h-7 w-24 text-mata' }: SparklineProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={className}
    >
      <path d={sparkPath(values)} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** Equal values lie in the middle of the height. */
function sparkPath(values: number[]) {
  const least = Math.min(...values)
  const range = Math.max(...values) - least
  const step = (width - 2 * margin) / Math.max(1, values.length - 1)
  const y = (value: number) => (range ? margin + (1 - (value - least) / range) * (height - 2 * margin) : height / 2)
  return values
    .map((value, index) => `${index ? 'L' : 'M'}${(margin + index * step).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('')
}
