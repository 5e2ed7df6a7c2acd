import type { SiteText } from '@bra/contract/kit/both'
import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { centsOf, reaisOf } from '@bra/contract/trade/cents'
import { type FormEvent, Fragment, useId, useState } from 'react'
import { refusalOf } from '../../../lib/refusal.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Dialog.tsx'
import { NumberInput, Select, TextInput } from '../../../ui/inputs.tsx'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { FairPrice } from '../../prices/fair-prices/FairPrice.tsx'
import { useCopies } from '../../catalogue/variants/copies.data.ts'
import { choicesOf, existing, isFree, isShown, readSheet, type SheetText, written } from './cells.ts'
import { columns } from './columns.ts'
import { changesOf, draftsAfter, type Field, fields, noDrafts, type Values } from './drafts.ts'
import { gridTexts } from './grid-texts.ts'
import { useSaveMany } from './inventory.data.ts'

interface EditSheetProps {
  storeId: number
  row: OwnListing
  onEdit: (row: OwnListing, typed: Partial<Values>) => void
  onClose: () => void
}

/** Edits on a phone what the grid edits in its cells. */
export function EditSheet({ storeId, row: opened, onEdit, onClose }: EditSheetProps) {
  const t = useText()
  const form = useId()
  const save = useSaveMany()
  const [row, setRow] = useState(opened)
  const [typed, setTyped] = useState(() => fields.map((field) => [field, written(field, row[field], t)] as const))
  const [wrong, setWrong] = useState<Partial<Record<Field, SiteText>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const set = (field: Field, text: string) => setTyped(typed.map((one) => (one[0] === field ? [field, text] : one)))
  /** Keeps what was typed, on top of the offer's current values. */
  const rebase = (fresh: OwnListing) => {
    setRow(fresh)
    setTyped(
      typed.map(([field, text]) => [
        field,
        text === written(field, row[field], t) ? written(field, fresh[field], t) : text,
      ]),
    )
  }
  /** Returns the typed values, or null after showing what is wrong with them. */
  const checked = () => {
    const { values, problems } = readSheet(row, typed, t)
    setWrong(problems)
    return Object.keys(problems).length > 0 ? null : values
  }
  const goOn = () => {
    const values = checked()
    if (values) onEdit(row, values)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const values = checked()
    if (!values) return
    const changes = fields.flatMap((field) => (field in values ? { row, field, value: values[field]! } : []))
    const asked = changesOf(draftsAfter(noDrafts, { kind: 'set', changes }))
    if (asked.length === 0) return onClose()
    try {
      const { waiting, refused, fresh, message } = await save.mutateAsync({ store_id: storeId, changes: asked })
      if (fresh[0]) rebase(fresh[0])
      if (refused[0]) return setProblem(refused[0].message)
      toast[waiting > 0 ? 'warning' : 'success'](message)
      onClose()
    } catch (error) {
      setProblem(refusalOf(error, t))
    }
  }
  const footer = (
    <Button wide variant="solid" type="submit" form={form} busy={save.isPending}>
      {t(gridTexts.saveOne)}
    </Button>
  )
  return (
    <Drawer open onClose={onClose} title={row.product.name} closeLabel={t(siteTexts.close)} footer={footer}>
      <form id={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {problem && <Notice tone="urucum">{problem}</Notice>}
        {typed.map(([field, text]) => (
          <Fragment key={field}>
            <SheetField
              row={row}
              field={field}
              text={text}
              hint={field === 'quantity' && row !== opened ? t(gridTexts.stockNow, { count: row.quantity }) : undefined}
              wrong={wrong[field]}
              onType={(next) => set(field, next)}
            />
            {field === 'price_cents' && (
              <FairPrice
                variant={variantOf(row, typed, t)}
                asked={centsOf(text)}
                onUse={(cents) => set('price_cents', reaisOf(cents))}
              />
            )}
          </Fragment>
        ))}
        <Button variant="outline" onClick={goOn}>
          {t(gridTexts.editOffer)}
        </Button>
      </form>
    </Drawer>
  )
}

function variantOf(row: OwnListing, typed: SheetText, t: Translate) {
  const { condition, language, finish } = { ...row, ...readSheet(row, typed, t).values }
  return { product_id: row.product_id, condition, language, finish, extras: row.extras }
}

interface SheetFieldProps {
  row: OwnListing
  field: Field
  text: string
  hint: string | undefined
  wrong: SiteText | undefined
  onType: (text: string) => void
}

function SheetField({ row, field, text, hint, wrong, onType }: SheetFieldProps) {
  const t = useText()
  const label = t(columns.find((column) => column.field === field)!.text)
  const copies = useCopies(row.product, field === 'finish' || field === 'language')
  const choices = existing(choicesOf(field, row.product.type, t), row[field], copies)
  if (!isShown(row, field)) return null
  if (isFree(field))
    return (
      <TextInput
        label={label}
        value={text}
        error={wrong && t(wrong)}
        onChange={(event) => onType(event.target.value)}
      />
    )
  if (!choices) {
    return (
      <NumberInput
        decimal={field === 'price_cents'}
        before={field === 'price_cents' ? 'R$' : undefined}
        label={label}
        value={text}
        hint={hint}
        error={wrong && t(wrong)}
        onChange={(event) => onType(event.target.value)}
      />
    )
  }
  return (
    <Select label={label} value={text} onChange={(event) => onType(event.target.value)}>
      {choices.map((choice) => (
        <option key={choice.value}>{choice.label}</option>
      ))}
    </Select>
  )
}
