import { MOST_BASKET_LINES } from '@bra/contract/shopping/basket-limits'
import { useMutation } from '@tanstack/react-query'
import { Wand2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Call } from '../../../lib/call.ts'
import { useEnv } from '../../../lib/env.ts'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { complain } from '../../../lib/refusal.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import type { ListedCards } from './list-readers.ts'
import { basketTexts } from './texts.ts'

const BasketDialog = partOfBrowser(async () => (await import('./BasketDialog.tsx')).BasketDialog)

interface ListButtonProps {
  read: (call: Call) => Promise<ListedCards>
  /** How many cards there are; more than a basket takes are left out. */
  count: number
  children: string
}

export function ListButton({ read, count, children }: ListButtonProps) {
  const { call, t } = useEnv()
  const [opened, setOpened] = useState<ListedCards | null>(null)
  const reading = useMutation({
    mutationFn: () => read(call),
    onSuccess: (listed) => (listed.list ? setOpened(listed) : toast.info(t(basketTexts.nothingListed))),
    onError: (error) => complain(error, t),
  })
  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon={<Wand2 aria-hidden size={18} strokeWidth={1.75} />}
        busy={reading.isPending}
        onClick={() => reading.mutate()}
      >
        {children}
      </Button>
      {count > MOST_BASKET_LINES && (
        <span className="text-small text-ink-2 tabular-nums">
          {t(basketTexts.firstLines, { most: MOST_BASKET_LINES, count })}
        </span>
      )}
      <Suspense>{opened && <BasketDialog {...opened} onClose={() => setOpened(null)} />}</Suspense>
    </>
  )
}
