import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Answer } from '../../../lib/Answer.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { wantTexts } from './texts.ts'
import { type FirstLimit, WantForm } from './WantForm.tsx'
import { useSaveWant, wantOfProductQuery } from './wants.data.ts'

interface WantDialogProps {
  product: Pick<Product, 'id' | 'name' | 'type'>
  limit?: FirstLimit | null
  onClose: () => void
}

export function WantDialog({ product, limit = null, onClose }: WantDialogProps) {
  const t = useText()
  const formId = useId()
  const save = useSaveWant()
  const limits = useQuery({ ...wantOfProductQuery(product.id), staleTime: 0, gcTime: 0 })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(limit ? wantTexts.priceTitle : wantTexts.title)}
      closeLabel={t(siteTexts.close)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t(wantTexts.cancel)}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending} disabled={!limits.data}>
            {t(wantTexts.save)}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{product.name}</p>
      <p className="mt-1 mb-4 text-ink-2">{t(wantTexts.intro)}</p>
      <Answer to={limits} waiting={<SkeletonRows rows={5} />}>
        {({ want }) => <WantForm {...{ formId, product, want, limit, save }} onSaved={onClose} />}
      </Answer>
    </Dialog>
  )
}
