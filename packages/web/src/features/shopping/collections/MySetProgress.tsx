import { useQuery } from '@tanstack/react-query'
import { setsQuery } from './collections.data.ts'
import { OwnedBar } from './OwnedBar.tsx'

/** How far whoever is signed in has got with a set; nothing before the first card. */
export function MySetProgress({ categoryId }: { categoryId: number }) {
  const { data } = useQuery(setsQuery)
  const set = data?.sets.find(({ category }) => category.id === categoryId)
  return set ? <OwnedBar set={set} /> : null
}
