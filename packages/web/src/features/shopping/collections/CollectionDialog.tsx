import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import {
  cardConditions,
  type CardLanguage,
  type Edition,
  type Finish,
  type OfferCondition,
  sealedConditions,
} from '@bra/contract/trade/trade'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type FieldErrors, useForm, type UseFormRegister } from 'react-hook-form'
import { CallError } from '../../../lib/call.ts'
import { begunWith, type Copies } from '@bra/contract/trade/copies'
import { centsOf } from '@bra/contract/trade/cents'
import { keptTyped } from '../../../lib/kept-state.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { useTypedKept } from '../../../lib/typed-kept.ts'
import { useCopies, useOnceKnown } from '../../catalogue/variants/copies.data.ts'
import {
  ConditionOptions,
  EditionOptions,
  FinishOptions,
  LanguageOptions,
} from '../../catalogue/variants/variant-options.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/choices.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { NumberInput, Select, TextInput } from '../../../ui/inputs.tsx'
import { toast } from '../../../ui/toast.ts'
import { itemsOfProductQuery, useAddToCollection } from './collections.data.ts'
import { collectionTexts } from './texts.ts'

interface ItemFields {
  quantity: string
  condition: OfferCondition
  language: CardLanguage
  finish: Finish
  edition: Edition | ''
  paid_cents: string
  acquired_on: string
  for_sale: boolean
}

const itemFields = [
  'quantity',
  'condition',
  'language',
  'finish',
  'edition',
  'paid_cents',
  'acquired_on',
  'for_sale',
] satisfies (keyof ItemFields)[]

const usualOf = (type: Product['type']): Partial<ItemFields> => ({
  quantity: '1',
  condition: type === 'tcg' ? 'NM' : 'lacrado',
  language: 'PT',
  finish: 'normal',
  edition: '',
})

interface CollectionDialogProps {
  product: Pick<Product, 'id' | 'name' | 'type'>
  onClose: () => void
}

export function CollectionDialog({ product, onClose }: CollectionDialogProps) {
  const t = useText()
  const formId = useId()
  const add = useAddToCollection()
  const { data: owned } = useQuery(itemsOfProductQuery(product.id))
  const form = useForm<ItemFields>({ defaultValues: usualOf(product.type) })
  const kept = `collected ${product.id}`
  const forget = useTypedKept(form, { key: kept, names: itemFields })
  const { register, handleSubmit, setError, setValue, formState } = form
  const { errors } = formState
  const existing = useCopies(product)
  useOnceKnown(existing, (known) => {
    const begun = { ...begunWith(known, { finish: 'normal', edition: '', language: 'PT' }), ...keptTyped(kept) }
    setValue('finish', begun.finish)
    setValue('language', begun.language)
  })
  const copies = owned?.items.reduce((sum, item) => sum + item.quantity, 0) ?? 0

  const save = async ({ quantity, paid_cents, acquired_on, edition, ...variant }: ItemFields) => {
    const paid = centsOf(paid_cents)
    if (Number.isNaN(paid))
      return setError('paid_cents', { message: t(collectionTexts.badAmount) }, { shouldFocus: true })
    const copies = { quantity: Number(quantity), extras: edition ? [edition] : [] }
    const body = { ...variant, ...copies, product_id: product.id, paid_cents: paid }
    try {
      await add.mutateAsync({ body: { ...body, acquired_on: acquired_on || null } })
      toast.success(t(collectionTexts.added))
      forget()
      onClose()
    } catch (error) {
      const fields = error instanceof CallError ? Object.entries(error.fields) : []
      for (const [name, message] of fields) setError(name as keyof ItemFields, { message }, { shouldFocus: true })
      toast.error(t(collectionTexts.notAdded))
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(collectionTexts.addTitle)}
      closeLabel={t(siteTexts.close)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t(collectionTexts.cancel)}
          </Button>
          <Button type="submit" form={formId} busy={add.isPending}>
            {t(collectionTexts.add)}
          </Button>
        </>
      }
    >
      <p className="mb-4 font-semibold">{product.name}</p>
      {copies > 0 && <p className="mb-4 text-ink-2">{t(collectionTexts.youHave, { count: copies })}</p>}
      <form
        id={formId}
        noValidate
        className="grid grid-cols-2 gap-x-3 gap-y-4"
        onSubmit={(event) => void handleSubmit(save)(event)}
      >
        <VariantFields type={product.type} copies={existing} register={register} errors={errors} />
        <NumberInput
          decimal
          before="R$"
          label={t(collectionTexts.paid)}
          optional={t(collectionTexts.optional)}
          error={errors.paid_cents?.message}
          {...register('paid_cents')}
        />
        <TextInput
          type="date"
          label={t(collectionTexts.acquired)}
          optional={t(collectionTexts.optional)}
          error={errors.acquired_on?.message}
          {...register('acquired_on')}
        />
        <Checkbox className="col-span-2" hint={t(collectionTexts.forSaleHint)} {...register('for_sale')}>
          {t(collectionTexts.forSale)}
        </Checkbox>
      </form>
    </Dialog>
  )
}

interface VariantFieldsProps {
  type: Product['type']
  copies: Copies | undefined
  register: UseFormRegister<ItemFields>
  errors: FieldErrors<ItemFields>
}

function VariantFields({ type, copies, register, errors }: VariantFieldsProps) {
  const t = useText()
  const conditions = type === 'tcg' ? [...cardConditions, 'graded' as const] : sealedConditions
  return (
    <>
      <NumberInput label={t(collectionTexts.quantity)} error={errors.quantity?.message} {...register('quantity')} />
      <Select label={t(collectionTexts.condition)} error={errors.condition?.message} {...register('condition')}>
        <ConditionOptions of={conditions} named={(condition) => t(tradeTexts[condition])} />
      </Select>
      <Select label={t(collectionTexts.language)} {...register('language')}>
        <LanguageOptions copies={copies} />
      </Select>
      <Select label={t(collectionTexts.finish)} {...register('finish')}>
        <FinishOptions copies={copies} />
      </Select>
      {type === 'tcg' && (
        <Select label={t(collectionTexts.printRun)} {...register('edition')}>
          <option value="">{t(collectionTexts.noPrintRun)}</option>
          <EditionOptions copies={copies} />
        </Select>
      )}
    </>
  )
}
