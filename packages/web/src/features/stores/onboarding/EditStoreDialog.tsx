import { onboarding } from '@bra/contract/stores/onboarding'
import type { ManagedStore } from '@bra/contract/stores/onboarding.schemas'
import { TypedStoreFace } from '@bra/contract/stores/store-face.schemas'
import { useSend } from '../../../lib/command.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { useState } from 'react'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FaceFields } from './FaceFields.tsx'
import { fieldsOfStore, useReloadStores } from './onboarding.data.ts'
import { ownStoresTexts } from './own-stores-texts.ts'
import { type Pictures, PictureFields } from './PictureFields.tsx'

/** Returns only the pictures that changed; undefined leaves one as it is. */
const changedOf = (store: ManagedStore, { avatar, banner }: Pictures) => ({
  avatar: avatar === store.avatar ? undefined : avatar,
  banner: banner === (store.banner ?? '') ? undefined : banner,
})

/** Edits how a store presents itself; its address can change only until it has first opened. */
export function EditStoreDialog({ store, onClose }: { store: ManagedStore; onClose: () => void }) {
  const t = useText()
  const update = useSend(onboarding.update, { tells: true, refresh: useReloadStores() })
  const [pictures, setPictures] = useState<Pictures>({ avatar: store.avatar, banner: store.banner ?? '' })
  const form = useContractForm(TypedStoreFace, fieldsOfStore(store))
  const hasOpened = store.status !== 'review' && store.status !== 'refused'
  const send = async (typed: ReturnType<typeof TypedStoreFace.parse>) => {
    await update({ body: { ...typed, ...changedOf(store, pictures), id: store.id } })
    onClose()
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(ownStoresTexts.editOf, { name: store.name })}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm form={form} send={send}>
        <PictureFields store={store} pictures={pictures} onChange={setPictures} />
        <FaceFields ownSlug={store.slug} isSlugFixed={hasOpened} />
        <DialogFoot onClose={onClose}>{t(ownStoresTexts.save)}</DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
