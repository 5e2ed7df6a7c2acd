import { cameBack } from '@bra/contract/payouts/withdrawal-states'
import { date, money } from '@bra/contract/trade/format'
import type { WithdrawalState } from '@bra/contract/payouts/withdrawal-life'
import { withdrawals } from '@bra/contract/payouts/withdrawals'
import type { Withdrawal } from '@bra/contract/payouts/withdrawals.schemas'
import { useState } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { useCommand } from '../../../lib/command.ts'
import { MorePages } from '../../../lib/MorePages.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { cashOutTexts } from './texts.ts'
import { pagesOfWithdrawals, useReloadMoney } from './withdrawals.data.ts'

export const stateTones: Record<WithdrawalState, Tone> = {
  requested: 'anil',
  sent: 'anil',
  paid: 'mata',
  failed: 'urucum',
  returned: 'urucum',
  cancelled: 'neutral',
}

export function WithdrawalList({ storeId }: { storeId: number }) {
  const t = useText()
  const { query } = useAddress()
  const list = usePages(pagesOfWithdrawals(storeId, query))
  const rows = list.pages.flatMap((page) => page.withdrawals)
  return (
    <section aria-labelledby="withdrawals" className="panel p-4 sm:p-5">
      <h2 id="withdrawals" className="scroll-mt-24 text-h3">
        {t(cashOutTexts.withdrawals)}
      </h2>
      {!list.last && !list.error && <Skeleton className="mt-3 h-40" />}
      {list.last && rows.length === 0 && <p className="mt-2 text-ink-2">{t(cashOutTexts.withdrawalsNone)}</p>}
      <ul className="mt-2 divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <MorePages list={list} shown={rows.length} />
    </section>
  )
}

function Row({ row }: { row: Withdrawal }) {
  const t = useText()
  const [isUndoing, setUndoing] = useState(false)
  const isUnderWay = row.state === 'requested' || row.state === 'sent'
  return (
    <li id={`withdrawal-${row.id}`} className="grid scroll-mt-24 grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold tabular-nums">{date(row.asked_at)}</span>
          <span className="text-ink-2">{t(cashOutTexts.withdrawal, { id: String(row.id) })}</span>
          <Badge tone={stateTones[row.state]}>{t(cashOutTexts[`state_${row.state}`])}</Badge>
        </p>
        <p className="text-small text-ink-2">
          {t(cashOutTexts.accountEnd, { bank: row.bank_name, end: row.account_end })}
        </p>
        {isUnderWay && (
          <p className="text-small text-ink-3">
            {t(cashOutTexts.byDay, { send: date(row.send_on), there: date(row.expected_on) })}
          </p>
        )}
        {row.failure && <p className="text-small text-urucum">{row.failure}</p>}
        {cameBack.includes(row.state) && (
          <p className="text-small font-semibold">{t(cashOutTexts.credited, { amount: money(row.cents) })}</p>
        )}
      </div>
      <p className="text-right">
        <Money cents={row.net_cents} size="body" />
        <span className="block text-small text-ink-3">
          {t(cashOutTexts.fee)} {money(row.fee_cents)}
        </span>
      </p>
      {row.can_cancel && (
        <Button variant="outline" size="small" className="w-fit" onClick={() => setUndoing(true)}>
          {t(cashOutTexts.undo)}
        </Button>
      )}
      {isUndoing && <UndoDialog row={row} onClose={() => setUndoing(false)} />}
    </li>
  )
}

function UndoDialog({ row, onClose }: { row: Withdrawal; onClose: () => void }) {
  const t = useText()
  const reload = useReloadMoney()
  const undo = useCommand(withdrawals.cancel, {
    tells: true,
    complains: true,
    onSettled: async () => {
      onClose()
      await reload()
    },
  })
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {t(cashOutTexts.keep)}
      </Button>
      <Button variant="danger" busy={undo.isPending} onClick={() => undo.mutate({ body: { id: row.id } })}>
        {t(cashOutTexts.undo)}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t(cashOutTexts.undoTitle)} closeLabel={t(siteTexts.close)} footer={footer}>
      <p>{t(cashOutTexts.undoHint, { amount: money(row.cents) })}</p>
    </Dialog>
  )
}
