import { Download } from 'lucide-react'
import { useParams } from 'react-router'
import { invoiceListTexts } from '../../features/dispatch/invoices/invoice-list-texts.ts'
import { FinanceNav } from '../../features/payouts/statements/FinanceNav.tsx'
import { InvoicesTable } from '../../features/dispatch/invoices/InvoicesTable.tsx'
import { pagesOfInvoices, useMonthFile } from '../../features/dispatch/invoices/invoices.data.ts'
import { MatchFiles } from '../../features/dispatch/invoices/MatchFiles.tsx'
import { lastMonths, monthTitle } from '../../features/dispatch/invoices/months.ts'
import { pageOf, useAddress, wordOf } from '../../lib/address.ts'
import { useEnv } from '../../lib/env.ts'
import { Head } from '../../lib/head.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { PagedList } from '../../lib/PagedList.tsx'
import { usePages } from '../../lib/paged.tsx'
import { QuerySearch } from '../../lib/QuerySearch.tsx'
import { Refusal } from '../../lib/Refusal.tsx'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/inputs.tsx'

export default function InvoicesPage() {
  const t = useText()
  const storeId = idOf(useParams().store_id) ?? refusePage()
  const { query } = useAddress()
  const asked = { month: wordOf(query, 'mes'), search: wordOf(query, 'busca') }
  const list = usePages(pagesOfInvoices(storeId, asked, pageOf(query)))
  const invoices = list.pages.flatMap((page) => page.invoices)
  const none = {
    title: t(invoiceListTexts.empty),
    hint: t(invoiceListTexts.emptyHint),
    picture: '/media/scenes/basket.svg',
  }
  return (
    <>
      <Head title={t(officeTitles.invoices)} hidden />
      <PageTop
        title={t(officeTitles.invoices)}
        parents={[{ name: t(officeTitles.finance), path: paths.wallet(storeId) }]}
      />
      <FinanceNav storeId={storeId} />
      <Filters storeId={storeId} month={asked.month} />
      <PagedList list={list} shown={invoices.length} none={none}>
        <InvoicesTable storeId={storeId} invoices={invoices} />
      </PagedList>
      <MatchFiles storeId={storeId} />
    </>
  )
}

function Filters({ storeId, month }: { storeId: number; month: string | undefined }) {
  const t = useText()
  const { language } = useEnv().visit
  const { change } = useAddress()
  const file = useMonthFile()
  return (
    <div className="mt-5 mb-4 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
      <QuerySearch name="busca" label={t(invoiceListTexts.search)} />
      <Select
        label={t(invoiceListTexts.month)}
        value={month ?? ''}
        onChange={({ target }) => change({ mes: target.value })}
      >
        <option value="">{t(invoiceListTexts.noMonth)}</option>
        {lastMonths().map((each) => (
          <option key={each} value={each}>
            {monthTitle(each, language)}
          </option>
        ))}
      </Select>
      <Button
        variant="outline"
        icon={<Download aria-hidden size={16} strokeWidth={2} />}
        busy={file.isPending}
        onClick={() => file.mutate({ params: { store_id: storeId }, query: { month: month ?? lastMonths()[0]! } })}
      >
        {t(month ? invoiceListTexts.monthFile : invoiceListTexts.thisMonthFile)}
      </Button>
      <p className="text-label text-ink-2 sm:col-span-3">{t(invoiceListTexts.monthHint)}</p>
      <Refusal error={file.error} />
    </div>
  )
}
