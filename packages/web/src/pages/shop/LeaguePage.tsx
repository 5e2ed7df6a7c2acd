import { useParams } from 'react-router'
import { sealLoader } from '../../features/shopping/search/list/seal-loader.ts'
import { SealedList } from '../../features/shopping/search/list/SealedList.tsx'

export const loader = sealLoader('league', 'name')

export default function LeaguePage() {
  const { name } = useParams<'name'>()
  return <SealedList kind="league" slug={name!} />
}
