import { storeOrders } from '@bra/contract/dispatch/store-orders'
import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../../../lib/Refusal.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { emptyPassport } from '../../ground/photos/passports/passport-draft.ts'
import { PassportFields } from '../../ground/photos/passports/PassportFields.tsx'
import { PassportPhotos } from '../../ground/photos/passports/PassportPhotos.tsx'
import { checkCardTexts } from './check-card-texts.ts'
import type { CheckedLine } from './checked-line.ts'
import { useSendSaleChange } from './store-orders.data.ts'

interface CheckCardDialogProps {
  parcelId: number
  line: CheckedLine
  onClose: () => void
}

export function CheckCardDialog({ parcelId, line, onClose }: CheckCardDialogProps) {
  const t = useText()
  const send = useSendSaleChange()
  const [draft, setDraft] = useState<CardPassport | null>(line.passport ? null : emptyPassport)
  const checking = useMutation({
    mutationFn: (passport: CardPassport | null) => {
      const { front, back, ...corners } = passport?.photos ?? {}
      const photos = passport && { front: front!, back: back!, ...corners }
      return send(storeOrders.checkCard, {
        body: { id: parcelId, line_id: line.id, passport: photos && { photos, defects: passport.defects } },
      })
    },
    onSuccess: ({ message }) => {
      toast.success(message)
      onClose()
    },
  })
  const canKeep = Boolean(draft?.photos.front && draft.photos.back)
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(checkCardTexts.checkTitle, { name: line.name })}
      closeLabel={t(siteTexts.close)}
      footer={
        draft ? (
          <Button disabled={!canKeep} busy={checking.isPending} onClick={() => checking.mutate(draft)}>
            {t(checkCardTexts.keepPhotos)}
          </Button>
        ) : (
          <>
            <Button variant="outline" onClick={() => setDraft(emptyPassport)}>
              {t(checkCardTexts.takeNew)}
            </Button>
            <Button busy={checking.isPending} onClick={() => checking.mutate(null)}>
              {t(checkCardTexts.asOffered)}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        <p className="max-w-[68ch] text-ink-2">{t(checkCardTexts.checkHint)}</p>
        {line.passport ? (
          <PassportPhotos passport={line.passport} of={line.name} />
        ) : (
          <Notice>{t(checkCardTexts.noPassport)}</Notice>
        )}
        {draft && (
          <section aria-label={t(checkCardTexts.takeNew)} className="border-t border-line pt-4">
            <h3 className="text-body">{t(checkCardTexts.takeNew)}</h3>
            <p className="mb-3 text-label text-ink-2">{t(checkCardTexts.takeHint)}</p>
            <PassportFields
              of={line.name}
              value={draft}
              fieldOf={(frame) => `packed-${frame}`}
              onChange={(change) => setDraft((now) => change(now ?? emptyPassport))}
            />
          </section>
        )}
        <Refusal error={checking.error} />
      </div>
    </Dialog>
  )
}
