import { useQuery } from '@tanstack/react-query'
import { searchesInBriefQuery } from './saved-searches.data.ts'

export function SearchCount() {
  const { data } = useQuery(searchesInBriefQuery)
  const count = data?.searches.length ?? 0
  return count > 0 && <span className="ml-2 text-small font-normal tabular-nums">{count}</span>
}
