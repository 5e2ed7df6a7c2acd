import { useState } from 'react'
import { complain, refusalOf } from '../../../lib/refusal.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { photoSized } from '../../ground/photos/photo-size.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextInput } from '../../../ui/inputs.tsx'
import { toast } from '../../../ui/toast.ts'
import { ProductThumb } from '../catalog/ProductThumb.tsx'
import { useSuggestions } from '../../shopping/search/box/useSuggestions.ts'
import { Approving } from './Approving.tsx'
import { judgeTexts } from './judge-texts.ts'
import type { JudgeProps } from './judging.ts'
import { useSuggestionCall } from './suggestions.data.ts'

export function JudgeDialog({ suggestion, onClose }: JudgeProps) {
  const t = useText()
  return (
    <Dialog open wide onClose={onClose} title={suggestion.name} closeLabel={t(siteTexts.close)}>
      <Told suggestion={suggestion} />
      <div className="grid gap-6">
        <Merging suggestion={suggestion} onClose={onClose} />
        <Approving suggestion={suggestion} onClose={onClose} />
        <Refusing suggestion={suggestion} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function Merging({ suggestion: { id, name }, onClose }: JudgeProps) {
  const t = useText()
  const merge = useSuggestionCall('merge')
  const [typed, setTyped] = useState(name)
  const { suggestions } = useSuggestions(typed, true)
  const put = (product_id: number) =>
    merge.mutate(
      { params: { id }, body: { product_id } },
      {
        onSuccess: ({ message }) => {
          toast.success(message)
          onClose()
        },
        onError: (error) => complain(error, t),
      },
    )
  return (
    <section aria-labelledby="merging" className="grid gap-3">
      <h3 id="merging" className="font-bold">
        {t(judgeTexts.merge)}
      </h3>
      <TextInput
        type="search"
        label={t(judgeTexts.search)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {suggestions?.products.length === 0 && (
        <p role="status" className="text-ink-2">
          {t(judgeTexts.nothingLike)}
        </p>
      )}
      <ul className="grid gap-1 empty:hidden">
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
              aria-label={t(judgeTexts.mergeInto, { name: product.name })}
              busy={merge.isPending}
              onClick={() => put(product.id)}
            >
              {t(judgeTexts.same)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Told({ suggestion: { photo, name, collection, card_number, note } }: Pick<JudgeProps, 'suggestion'>) {
  return (
    <div className="mb-4 flex flex-wrap items-start gap-4">
      {photo && (
        <a href={photoSized(photo, 1280)} target="_blank" rel="noreferrer" className="rounded-control">
          <img
            src={photo}
            alt={name}
            width={144}
            height={144}
            className="size-36 rounded-control bg-sunken object-contain"
          />
        </a>
      )}
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{[collection, card_number].filter(Boolean).join(' ')}</p>
        {note && <p className="max-w-[68ch] text-ink-2">{note}</p>}
      </div>
    </div>
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
        {t(judgeTexts.refuse)}
      </h3>
      <TextInput
        label={t(judgeTexts.reason)}
        hint={t(judgeTexts.reasonHint)}
        maxLength={300}
        value={reason}
        error={refuse.error ? refusalOf(refuse.error, t) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button variant="danger" busy={refuse.isPending} onClick={send}>
          {t(judgeTexts.refuseIt)}
        </Button>
      </div>
    </section>
  )
}
