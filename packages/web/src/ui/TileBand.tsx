import { clsx } from 'clsx'
import { useId } from 'react'
import { tilePath } from './tiles.ts'

interface TileBandProps {
  seed?: number
  rows?: number
  /** Side of a tile in pixels. */
  tile?: number
  className?: string
}

const columns = 36

/** The seed makes every visit show the same band. */
export function TileBand({ seed = 7, rows = 1, tile = 12, className }: TileBandProps) {
  const id = useId()
  const width = columns * tile
  const height = rows * tile
  return (
    <svg aria-hidden width="100%" height={height} className={clsx('block bg-mata-soft text-mata', className)}>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path d={tilePath({ seed, columns, rows, tile })} fill="currentColor" />
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  )
}
