import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { FinanceNav } from '../../features/payouts/statements/FinanceNav.tsx'
import { fileName } from '../../features/payouts/statements/csv.ts'
import { statementTexts } from '../../features/payouts/statements/texts.ts'
import { salesReportTexts } from '../../features/payouts/store-reports/texts.ts'
import { download } from '../../lib/csv.ts'
import { readPeriod } from '../../features/payouts/statements/period.ts'
import { PeriodFilter } from '../../features/payouts/statements/PeriodFilter.tsx'
import { Games } from '../../features/payouts/store-reports/Games.tsx'
import { Months } from '../../features/payouts/store-reports/Months.tsx'
import { sheetOfMonths, sheetOfOrders } from '../../features/payouts/store-reports/sheets.ts'
import { allOrders, monthsQuery } from '../../features/payouts/store-reports/store-reports.data.ts'
import { Answer } from '../../lib/Answer.tsx'
import { useAddress } from '../../lib/address.ts'
import { useCall } from '../../lib/env.ts'
import { Head } from '../../lib/head.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/inputs.tsx'
import { EmptyState } from '../../ui/states.tsx'

export default function ReportsPage() {
  const t = useText()
  const storeId = idOf(useParams().store_id) ?? refusePage()
  return (
    <>
      <Head title={t(officeTitles.reports)} hidden />
      <PageTop
        title={t(officeTitles.reports)}
        parents={[{ name: t(officeTitles.finance), path: paths.wallet(storeId) }]}
      />
      <FinanceNav storeId={storeId} />
      <div className="mt-5 flex flex-col gap-8">
        <ByMonth storeId={storeId} />
        <OrdersOfPeriod storeId={storeId} />
      </div>
    </>
  )
}

function ByMonth({ storeId }: { storeId: number }) {
  const t = useText()
  const { query, change } = useAddress()
  const answer = useQuery(monthsQuery(storeId, Number(query.get('ano')) || undefined))
  return (
    <Answer to={answer} title={t(salesReportTexts.failed)} room="h-96">
      {({ year, years, months, games }) => (
        <section aria-label={t(salesReportTexts.byMonth, { year: String(year) })} className="flex flex-col gap-3">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <Select
              label={t(salesReportTexts.yearLabel)}
              value={year}
              onChange={({ target }) => change({ ano: target.value }, { replace: true })}
            >
              {years.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
            {months.length > 0 && (
              <Button
                variant="outline"
                icon={<Download aria-hidden size={16} strokeWidth={2} />}
                onClick={() =>
                  download(fileName(t(salesReportTexts.byMonth, { year: String(year) }), {}), sheetOfMonths(months, t))
                }
              >
                {t(statementTexts.csv)}
              </Button>
            )}
          </div>
          {months.length > 0 ? (
            <>
              <Months year={year} months={months} />
              <Games year={year} games={games} />
            </>
          ) : (
            <EmptyState
              picture="/media/scenes/basket.svg"
              level={2}
              title={t(salesReportTexts.none, { year: String(year) })}
              action={
                <Link to={paths.listings(storeId)} className={buttonStyle('outline')}>
                  {t(officeTitles.listings)}
                </Link>
              }
            >
              {t(statementTexts.noneHint)}
            </EmptyState>
          )}
          <p className="max-w-[80ch] text-small text-ink-2">{t(salesReportTexts.hint)}</p>
        </section>
      )}
    </Answer>
  )
}

function OrdersOfPeriod({ storeId }: { storeId: number }) {
  const t = useText()
  const call = useCall()
  const { query } = useAddress()
  const period = readPeriod(query)
  const save = async () =>
    download(fileName(t(salesReportTexts.paidOrders), period), sheetOfOrders(await allOrders(call, storeId, period), t))
  return (
    <section aria-labelledby="paid-orders" className="flex flex-col gap-3">
      <h2 id="paid-orders" className="text-h2">
        {t(salesReportTexts.paidOrders)}
      </h2>
      <p className="max-w-[80ch] text-ink-2">{t(salesReportTexts.paidOrdersHint)}</p>
      <PeriodFilter period={period} label={t(salesReportTexts.saveOrders)} onSave={save} />
    </section>
  )
}
