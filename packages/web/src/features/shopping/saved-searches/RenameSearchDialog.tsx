import { type SavedSearch, savedSearchesSchemas } from '@bra/contract/shopping/saved-searches.schemas'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { FormText } from '../../../lib/form-fields.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useChangeSearch } from './saved-searches.data.ts'
import { savedSearchTexts } from './texts.ts'

const Typed = savedSearchesSchemas.save.body.pick({ name: true })

export function RenameSearchDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const t = useText()
  const change = useChangeSearch(search.id)
  const form = useContractForm(Typed, { name: search.name }, { key: `search ${search.id}`, names: ['name'] })
  return (
    <Dialog open onClose={onClose} title={t(savedSearchTexts.renameTitle)} closeLabel={t(siteTexts.close)}>
      <ContractForm
        form={form}
        send={async ({ name }) => {
          const { message } = await change.mutateAsync({ name })
          toast.success(message)
          onClose()
        }}
      >
        <FormText name="name" label={t(savedSearchTexts.name)} maxLength={60} autoComplete="off" />
        <DialogFoot onClose={onClose}>{t(savedSearchTexts.save)}</DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
