import { useQuery } from '@tanstack/react-query'
import { CardBack } from '../../../ui/CardBack.tsx'
import { gamesQuery } from './games.data.ts'

export function GameBackArt({ game }: { game: string }) {
  const { data } = useQuery(gamesQuery)
  return <CardBack game={game} image={data?.business.find(({ slug }) => slug === game)?.card_back} />
}
