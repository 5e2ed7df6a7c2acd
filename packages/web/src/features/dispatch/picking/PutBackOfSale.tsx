import { unsoldStates } from '@bra/contract/orders/order-states'
import type { StoreOrderState } from '@bra/contract/orders/order-life'
import { useQuery } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { Link } from 'react-router'
import { officePaths } from '../../../lib/office-paths.ts'
import { useText } from '../../../lib/text.tsx'
import { linkStyle } from '../../../ui/linkStyle.ts'
import { Notice } from '../../../ui/states.tsx'
import { putBackTexts } from './put-back-texts.ts'
import { putBackQuery } from './put-back.data.ts'

interface PutBackOfSaleProps {
  storeId: number
  sale: { id: number; state: StoreOrderState }
}

export function PutBackOfSale({ storeId, sale: { id, state } }: PutBackOfSaleProps) {
  const t = useText()
  const { data } = useQuery({ ...putBackQuery(storeId, id), enabled: unsoldStates.includes(state) })
  if (!data?.units) return null
  return (
    <Notice tone="buriti" icon={<ArchiveRestore aria-hidden size={20} strokeWidth={1.75} />}>
      {t(putBackTexts.ofSale, { count: data.units })}{' '}
      <Link to={officePaths.putBack(storeId)} className={linkStyle}>
        {t(putBackTexts.toList)}
      </Link>
    </Notice>
  )
}
