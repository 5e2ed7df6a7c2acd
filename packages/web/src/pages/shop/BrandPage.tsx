import { useParams } from 'react-router'
import { sealLoader } from '../../features/shopping/search/list/seal-loader.ts'
import { SealedList } from '../../features/shopping/search/list/SealedList.tsx'

export const loader = sealLoader('brand', 'brand')

export default function BrandPage() {
  const { brand } = useParams<'brand'>()
  return <SealedList kind="brand" slug={brand!} />
}
