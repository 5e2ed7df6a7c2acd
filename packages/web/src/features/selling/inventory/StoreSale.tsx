import { date } from '@bra/contract/trade/format'
import type { OwnStore } from '@bra/contract/stores/stores.schemas'
import { useQuery } from '@tanstack/react-query'
import { Palmtree, Pause, Store } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { complain } from '../../../lib/refusal.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { changesQuery, useUndo, useVacation } from './inventory.data.ts'
import { inventoryTexts } from './texts.ts'

export function StoreSale({ store }: { store: OwnStore }) {
  const t = useText()
  const changes = useQuery(changesQuery(store.id))
  const paused = changes.data?.paused
  const vacation = useVacation(store.id)
  const undo = useUndo()
  const tell = (work: Promise<{ message: string }>) =>
    void work.then(({ message }) => toast.success(message)).catch((error: unknown) => complain(error, t))
  return (
    <>
      {store.status !== 'open' && store.status !== 'vacation' && (
        <Notice
          tone="anil"
          icon={<Store aria-hidden size={20} strokeWidth={1.75} />}
          action={
            <Link to={paths.myStores()} className={buttonStyle('outline', 'small')}>
              {t(siteTexts.myStores)}
            </Link>
          }
        >
          {t(inventoryTexts[`store_${store.status}`])}
        </Notice>
      )}
      {store.status === 'vacation' && (
        <Notice
          tone="buriti"
          icon={<Palmtree aria-hidden size={20} strokeWidth={1.75} />}
          action={
            <Button
              variant="outline"
              size="small"
              busy={vacation.isPending}
              onClick={() => tell(vacation.mutateAsync('back'))}
            >
              {t(inventoryTexts.comeBack)}
            </Button>
          }
        >
          {store.back_on ? t(inventoryTexts.awayUntil, { date: date(store.back_on) }) : t(inventoryTexts.away)}
        </Notice>
      )}
      {paused && (
        <Notice
          tone="buriti"
          icon={<Pause aria-hidden size={20} strokeWidth={1.75} />}
          action={
            <Button
              variant="outline"
              size="small"
              busy={undo.isPending}
              onClick={() => tell(undo.mutateAsync({ body: { id: paused.id } }))}
            >
              {t(inventoryTexts.reactivate)}
            </Button>
          }
        >
          {t(inventoryTexts.allPaused, { count: paused.offers, date: date(paused.made_at) })}
        </Notice>
      )}
    </>
  )
}
