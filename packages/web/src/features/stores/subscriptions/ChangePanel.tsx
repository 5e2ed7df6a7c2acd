import type { Preview } from '@bra/contract/stores/subscriptions.schemas'
import { useQuery } from '@tanstack/react-query'
import { Answer } from '../../../lib/Answer.tsx'
import { useText } from '../../../lib/text.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { BillBody } from './BillPanel.tsx'
import type { ChangeProps } from './change-props.ts'
import { changeTexts } from './change-texts.ts'
import { ConfirmChange } from './ConfirmChange.tsx'
import { GoFree } from './GoFree.tsx'
import { openBillOf, previewQuery } from './plan-tab.data.ts'
import { PreviewSums } from './PreviewSums.tsx'
import { useArrival } from './useArrival.ts'

/** Says what choosing a plan would cost and do, and does it. */
export function ChangePanel({ isPicked, ...change }: ChangeProps & { isPicked: boolean }) {
  const t = useText()
  const { storeId, plan } = change
  const answer = useQuery(previewQuery(storeId, plan.code))
  const title = useArrival(isPicked)
  return (
    <section aria-labelledby="mudar" className="panel p-5">
      <h2 ref={title} id="mudar" tabIndex={-1} className="scroll-mt-24 text-h3">
        {t(changeTexts.title, { name: plan.name })}
      </h2>
      <Answer
        to={answer}
        title={t(changeTexts.failed)}
        className="mt-4"
        waiting={<Skeleton className="mt-4 h-96 w-full" />}
      >
        {(preview) => <Change {...change} preview={preview} />}
      </Answer>
    </section>
  )
}

function Change({ preview, ...change }: ChangeProps & { preview: Preview }) {
  const t = useText()
  const bill = openBillOf(change.signature)
  if (preview.kind === 'same' && !preview.resumes) return <p className="mt-1 text-ink-2">{t(changeTexts.same)}</p>
  if (preview.kind === 'pay' && !bill) return <p className="mt-1 text-ink-2">{t(changeTexts.rests)}</p>
  if (preview.kind === 'pay' && bill)
    return (
      <>
        <p className="mt-1 mb-4 text-ink-2">{t(changeTexts.payFirst)}</p>
        <BillBody bill={bill} readAt={change.readAt} paying={change.paying} />
      </>
    )
  return (
    <>
      <PreviewSums plan={change.plan} preview={preview} />
      {preview.kind === 'free' && change.signature ? (
        <GoFree signature={change.signature} plan={change.plan} preview={preview} onSent={change.onSent} />
      ) : (
        <ConfirmChange {...change} preview={preview} />
      )}
    </>
  )
}
