import { useKeptState } from '../../../lib/kept-state.ts'
import { useText } from '../../../lib/text.tsx'
import { Checkbox } from '../../../ui/choices.tsx'
import { ListDialog } from '../card-lists/ListDialog.tsx'
import { wantTexts } from './texts.ts'
import { useSaveWantList } from './wants.data.ts'

const KEPT = 'want list'

export function WantListDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [any, setAny] = useKeptState(`${KEPT} any`, false)
  const save = useSaveWantList({ any_edition: any })
  return (
    <ListDialog title={t(wantTexts.pasteTitle)} kept={KEPT} save={save} onClose={onClose}>
      <Checkbox checked={any} onChange={(event) => setAny(event.currentTarget.checked)}>
        {t(wantTexts.pasteAnyEdition)}
      </Checkbox>
    </ListDialog>
  )
}
