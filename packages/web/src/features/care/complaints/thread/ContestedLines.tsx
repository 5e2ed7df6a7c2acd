import type { Complaint, ComplaintLine } from '@bra/contract/care/complaints.schemas'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { tradeTexts } from '../../../../lib/trade-texts.ts'
import { ConditionTag } from '../../../../ui/ConditionTag.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { VariantCondition } from '../../../catalogue/variants/VariantTags.tsx'
import { OrderPicture } from '../../../orders/orders/OrderPicture.tsx'
import { complaintTexts } from '../texts.ts'
import { complaintThreadTexts } from './texts.ts'

export function ContestedLines({ complaint }: { complaint: Complaint }) {
  const t = useText()
  return (
    <section aria-label={t(complaintThreadTexts.cards)} className="panel">
      <ul className="divide-y divide-line">
        {complaint.lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:px-5">
            <CardName line={line} />
            <SoldAndReceived line={line} complaint={complaint} />
            <p className="text-right max-sm:w-full max-sm:text-left">
              <span className="text-small text-ink-2 sm:block">{t(complaintThreadTexts.paid)}</span>{' '}
              <Money cents={line.contested_cents} size="body" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CardName({ line }: { line: ComplaintLine }) {
  const t = useText()
  const { name, code, language, finish, contested, quantity } = line
  const words = [
    code,
    t(tradeTexts[language]),
    t(tradeTexts[finish]),
    ...line.extras.map((extra) => t(tradeTexts[extra])),
  ]
  return (
    <div className="flex min-w-0 flex-1 basis-56 items-center gap-4">
      <OrderPicture name={name} images={line.product_image} className="w-12" />
      <p className="min-w-0">
        <Link to={paths.product({ id: line.product_id, name })} className="rounded-[3px] font-bold hover:underline">
          {name}
        </Link>
        <span className="block text-label text-ink-2">
          {[...words, t(complaintTexts.unitsOf, { count: contested, all: String(quantity) })].join(' · ')}
        </span>
      </p>
    </div>
  )
}

function SoldAndReceived({ line, complaint }: { line: ComplaintLine; complaint: Complaint }) {
  const t = useText()
  const { received_condition: received } = line
  const says =
    complaint.you === 'client'
      ? t(complaintThreadTexts.receivedByYou)
      : t(complaintThreadTexts.receivedBy, { name: complaint.buyer })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="grid gap-1">
        <span className="text-small text-ink-2">{t(complaintThreadTexts.soldAs)}</span>
        <VariantCondition of={line} />
      </p>
      {received && (
        <>
          <ArrowRight aria-hidden size={16} strokeWidth={2} className="text-ink-3" />
          <p className="grid gap-1">
            <span className="text-small text-ink-2">{says}</span>
            <ConditionTag code={received} word={t(tradeTexts[received])} />
          </p>
        </>
      )}
    </div>
  )
}
