import { useId } from 'react'
import { tileOfGame } from './GameMark.tsx'
import { Picture, useFallback } from './Picture.tsx'

interface CardBackProps {
  game: string
  /** If it is left out, the back is drawn from the tile of the game. */
  image?: string | null | undefined
}

export function CardBack({ game, image }: CardBackProps) {
  const { isMissing, fail } = useFallback(image)
  if (isMissing || !image) return <DrawnBack game={game} />
  return (
    <Picture
      src={image}
      alt=""
      sizes="(min-width: 40rem) 224px, 46vw"
      width={488}
      height={682}
      className="size-full object-cover"
      onFail={fail}
    />
  )
}

function DrawnBack({ game }: { game: string }) {
  const id = useId()
  const { ground, ink, path } = tileOfGame(game)
  const words = game.split('-')
  const initials = [...new Set([words[0], words.at(-1)])].map((word) => word?.[0]?.toUpperCase())
  const corner = (
    <text x="8" y="14" fontSize="6.5" fontWeight="800" className="font-display">
      {initials.join('')}
    </text>
  )
  return (
    <svg aria-hidden viewBox="0 0 63 88" fill={ink} className="size-full">
      <pattern id={id} x="1.5" y="4" width="10" height="10" patternUnits="userSpaceOnUse">
        <path d={path} transform="scale(.41667)" />
      </pattern>
      <path fill={ground} d="M0 0h63v88H0z" />
      <path fill={`url(#${id})`} opacity=".3" d="M5 5h53v78H5z" />
      <path fill={ground} d="M17.5 30h28v28h-28zM5 5h13v12H5zM45 71h13v12H45z" />
      <path fill="none" stroke={ink} d="M4 4h55v80H4zM17.5 30h28v28h-28z" />
      <path d={path} transform="translate(19.5 32)" />
      {corner}
      <g transform="rotate(180 31.5 44)">{corner}</g>
    </svg>
  )
}
