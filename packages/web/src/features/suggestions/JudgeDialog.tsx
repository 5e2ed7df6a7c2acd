import { ApprovedRow, type SuggestionToJudge } from '@bra/contract/suggestions.schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf } from '../../lib/refusal.ts'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormSelect, FormText, SubmitButton } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { toast } from '../../ui/toast.ts'
import { everyCategoryQuery } from '../catalog/catalog.data.ts'
import { ProductThumb } from '../collections/ProductThumb.tsx'
import { useSuggestions } from '../search/box/useSuggestions.ts'
import { useSuggestionCall } from './suggestions.data.ts'

interface JudgeProps {
  suggestion: SuggestionToJudge
  onClose: () => void
}

/** Makes the row of it, puts it to one that is there, or refuses it with a reason. */
export function JudgeDialog({ suggestion, onClose }: JudgeProps) {
  const t = useText()
  return (
    <Dialog open wide onClose={onClose} title={suggestion.name} closeLabel={t('shell.close')}>
      {suggestion.note && <p className="mb-4 text-ink-2">{suggestion.note}</p>}
      <div className="grid gap-6">
        <Merging suggestion={suggestion} onClose={onClose} />
        <Approving suggestion={suggestion} onClose={onClose} />
        <Refusing suggestion={suggestion} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function Merging({ suggestion: { id, name, card_number }, onClose }: JudgeProps) {
  const t = useText()
  const merge = useSuggestionCall('merge')
  const [typed, setTyped] = useState(`${name} ${card_number ?? ''}`.trim())
  const { suggestions } = useSuggestions(typed, true)
  const put = (product_id: number) =>
    merge.mutate(
      { params: { id }, body: { product_id } },
      {
        onSuccess: ({ message }) => {
          toast.success(message)
          onClose()
        },
        onError: (error) => toast.error(refusalOf(error, t)),
      },
    )
  return (
    <section aria-labelledby="merging" className="grid gap-3">
      <h3 id="merging" className="font-bold">
        {t('judging.merge')}
      </h3>
      <TextInput
        type="search"
        label={t('judging.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className="grid gap-1">
        {suggestions?.products.map((product) => (
          <li key={product.id} className="flex min-h-11 items-center gap-3 rounded-control bg-sunken px-3 py-1.5">
            <span className="w-8 flex-none [&>span]:w-8">
              <ProductThumb product={product} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{product.name}</span>{' '}
              <span className="text-ink-2">
                {product.categories.name} {product.card_number}
              </span>
            </span>
            <Button
              size="small"
              variant="outline"
              aria-label={t('judging.mergeInto', { name: product.name })}
              busy={merge.isPending}
              onClick={() => put(product.id)}
            >
              {t('judging.same')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Approving({ suggestion, onClose }: JudgeProps) {
  const t = useText()
  const approve = useSuggestionCall('approve')
  const { data } = useQuery(everyCategoryQuery)
  const { id, name, card_number, collection } = suggestion
  const form = useContractForm(ApprovedRow, { name, name_en: '', card_number: card_number ?? '' })
  const send = async (body: ReturnType<typeof ApprovedRow.parse>) => {
    const { message } = await approve.mutateAsync({ params: { id }, body })
    toast.success(message)
    onClose()
  }
  return (
    <section aria-labelledby="approving" className="border-t border-line pt-5">
      <h3 id="approving" className="mb-3 font-bold">
        {t('judging.approve')}
      </h3>
      <ContractForm form={form} send={send}>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <FormText name="name" maxLength={120} label={t('judging.name')} />
          <FormText name="name_en" maxLength={120} label={t('judging.nameEn')} optional />
          <FormSelect name="category_id" label={t('judging.category')} hint={collection}>
            <option value="">{t('judging.chooseCategory')}</option>
            {data?.categories.map((category) => (
              <option key={category.id} value={category.id}>
                {`${category.name} (${category.code})`}
              </option>
            ))}
          </FormSelect>
          <FormText name="card_number" maxLength={20} label={t('judging.number')} optional />
        </div>
        <div>
          <SubmitButton>{t('judging.create')}</SubmitButton>
        </div>
      </ContractForm>
    </section>
  )
}

function Refusing({ suggestion: { id }, onClose }: JudgeProps) {
  const t = useText()
  const refuse = useSuggestionCall('refuse')
  const [reason, setReason] = useState('')
  const send = () =>
    refuse.mutate(
      { params: { id }, body: { reason } },
      {
        onSuccess: ({ message }) => {
          toast.success(message)
          onClose()
        },
      },
    )
  return (
    <section aria-labelledby="refusing" className="grid gap-3 border-t border-line pt-5">
      <h3 id="refusing" className="font-bold">
        {t('judging.refuse')}
      </h3>
      <TextInput
        label={t('judging.reason')}
        hint={t('judging.reasonHint')}
        maxLength={300}
        value={reason}
        error={refuse.error ? refusalOf(refuse.error, t) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button variant="danger" busy={refuse.isPending} onClick={send}>
          {t('judging.refuseIt')}
        </Button>
      </div>
    </section>
  )
}
