import { useQuery } from '@tanstack/react-query'
import { setsQuery } from './collections.data.ts'
import { OwnedBar } from './OwnedBar.tsx'

export function MySetProgress({ categoryId }: { categoryId: number }) {
  const { data } = useQuery(setsQuery)
  const set = data?.sets.find(({ category }) => category.id === categoryId)
  return set ? <OwnedBar set={set} /> : null
}
