import { dispatchRuns } from '@bra/contract/dispatch/dispatch-runs'
import { date, money } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { ask } from '../../../lib/query.ts'
import { useText } from '../../../lib/text.tsx'
import { Notice } from '../../../ui/states.tsx'
import { dispatchRunTexts } from './dispatch-run-texts.ts'
import { OutageNotice } from './OutageNotice.tsx'
import { saleFilterTexts } from './sale-filter-texts.ts'

interface Figure {
  name: string
  value: string
  hint: string
  to?: Record<string, string>
  isLate?: boolean
}

const everything = { situacao: '', prazo: '', documento: '', centro: '' }

/** Each figure shows its parcels in the list. On phones the figures are one row that scrolls. */
export function DispatchFigures({ storeId }: { storeId: number }) {
  const t = useText()
  const { href } = useAddress()
  const { data } = useQuery(ask(dispatchRuns.figures, { params: { store_id: storeId } }))
  const figures: Figure[] = [
    {
      name: t(dispatchRunTexts.toSend),
      value: String(data?.to_send ?? 0),
      hint: t(dispatchRunTexts.postedToday, { count: data?.posted_today ?? 0 }),
      to: everything,
    },
    {
      name: t(saleFilterTexts.dueLate),
      value: String(data?.late ?? 0),
      hint: data?.oldest_late ? t(dispatchRunTexts.oldestLate, { day: date(data.oldest_late) }) : '',
      to: { ...everything, prazo: 'atrasados' },
      isLate: (data?.late ?? 0) > 0,
    },
    {
      name: t(dispatchRunTexts.dueTodayName),
      value: String(data?.due_today ?? 0),
      hint: '',
      to: { ...everything, prazo: 'hoje' },
    },
    {
      name: t(saleFilterTexts.withoutDocument),
      value: String(data?.without_document ?? 0),
      hint: '',
      to: { ...everything, documento: 'sem', situacao: 'prepare' },
    },
    {
      name: t(dispatchRunTexts.weight),
      value: weightOf(data?.grams ?? 0),
      hint: money(data?.cents ?? 0),
    },
  ]
  const isAllSent = data?.to_send === 0 && data.posted_today > 0
  return (
    <>
      {data && <OutageNotice outage={data} />}
      <ul
        aria-label={t(dispatchRunTexts.figures)}
        aria-busy={data === undefined}
        className="gap-2 max-md:-mx-4 max-md:flex max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 md:grid md:grid-cols-5 lg:gap-3"
      >
        {figures.map((figure) => (
          <li
            key={figure.name}
            className="panel relative px-4 py-2.5 max-md:flex max-md:flex-none max-md:items-center max-md:gap-2 max-lg:px-3 max-md:last:hidden has-[a:hover]:bg-sunken"
          >
            <FigureName figure={figure} href={figure.to && href(figure.to)} />
            <p className="flex items-baseline justify-between gap-2">
              <span className={clsx('title text-h3 tabular-nums', figure.isLate && 'text-urucum')}>
                {data ? figure.value : '–'}
              </span>
              <span className="truncate text-small text-ink-2 tabular-nums max-lg:hidden">{data && figure.hint}</span>
            </p>
          </li>
        ))}
      </ul>
      {isAllSent && <Notice tone="mata">{t(dispatchRunTexts.allSent, { count: data.posted_today })}</Notice>}
    </>
  )
}

const KILO = 1000
const weightOf = (grams: number) =>
  grams < KILO ? `${grams} g` : `${(grams / KILO).toLocaleString('pt-BR', onePlace)} kg`
const onePlace = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** The link covers the whole figure. */
function FigureName({ figure: { name }, href }: { figure: Figure; href: string | undefined }) {
  if (href === undefined) return <span className="text-label text-ink-2">{name}</span>
  return (
    <Link
      to={href}
      preventScrollReset
      className="text-label text-ink-2 after:absolute after:inset-0 after:rounded-panel"
    >
      {name}
    </Link>
  )
}
