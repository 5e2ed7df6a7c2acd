import { money } from '@bra/contract/trade/format'
import { orderSearch } from '@bra/contract/office/order-search'
import { AccountName } from '../../features/office/order-search/AccountName.tsx'
import { ledgerTexts } from '../../features/office/order-search/ledger-texts.ts'
import { Postings } from '../../features/office/order-search/Postings.tsx'
import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { useAddress, wordOf } from '../../lib/address.ts'
import { Answer } from '../../lib/Answer.tsx'
import { Head } from '../../lib/head.tsx'
import { NextPage, useKeyset } from '../../lib/keyset.tsx'
import { idOf } from '../../lib/paths.ts'
import { QuerySearch } from '../../lib/QuerySearch.tsx'
import { useText } from '../../lib/text.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** The key changes when a link leads here, so that the fields are filled anew, but not while somebody types. */
function useArrival() {
  const { key } = useLocation()
  const isLink = useNavigationType() === NavigationType.Push
  const [arrival, setArrival] = useState(key)
  if (isLink && arrival !== key) setArrival(key)
  return arrival
}

export default function LedgerPage() {
  const t = useText()
  const { query } = useAddress()
  const arrival = useArrival()
  const account = wordOf(query, 'conta')
  const list = useKeyset(orderSearch.ledger, {
    account,
    key: wordOf(query, 'chave'),
    order_id: idOf(query.get('pedido') ?? undefined) ?? undefined,
  })
  return (
    <>
      <Head title={t(officeTitles.ledger)} hidden />
      <PageTop title={t(officeTitles.ledger)} />
      <div key={arrival} className="mt-3 mb-4 grid items-end gap-3 md:grid-cols-3">
        <QuerySearch name="conta" label={t(ledgerTexts.account)} />
        <QuerySearch name="chave" label={t(ledgerTexts.key)} />
        <QuerySearch name="pedido" label={t(ledgerTexts.orderNumber)} />
      </div>
      <Answer to={list}>
        {({ pages }) => {
          const postings = pages.flatMap((page) => page.postings)
          const found = pages[0]?.account
          return (
            <>
              {found && (
                <p role="status" className="panel mb-4 flex flex-wrap items-baseline justify-between gap-x-4 p-4">
                  <span>
                    <AccountName account={account!}>
                      {(name) => <span className="font-semibold">{name}</span>}
                    </AccountName>
                    {found.owner && <span className="text-ink-2"> · {found.owner}</span>}
                  </span>
                  <span className="text-h3 tabular-nums">
                    {t(ledgerTexts.balance, { money: money(found.balance_cents) })}
                  </span>
                </p>
              )}
              {postings.length === 0 && (
                <EmptyState picture="/media/scenes/owl.svg" title={t(ledgerTexts.noPostings)}>
                  {t(ledgerTexts.noPostingsHint)}
                </EmptyState>
              )}
              <Postings postings={postings} label={t(ledgerTexts.postings)} />
            </>
          )
        }}
      </Answer>
      <NextPage list={list} />
    </>
  )
}
