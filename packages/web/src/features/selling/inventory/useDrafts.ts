import { useReducer } from 'react'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { changesOf, draftsAfter, noDrafts } from './drafts.ts'
import { gridTexts } from './grid-texts.ts'
import { useSaveMany } from './inventory.data.ts'

const AT_ONCE = 1000

/** Unsaved changes outlive the list in which they are shown. */
export function useDrafts(storeId: number) {
  const t = useText()
  const [drafts, act] = useReducer(draftsAfter, noDrafts)
  const saveMany = useSaveMany()
  const save = async () => {
    const sent = drafts.rows
    const changes = changesOf(drafts)
    try {
      for (let at = 0; at < changes.length; at += AT_ONCE) {
        const { saved, waiting, refused, fresh, message } = await saveMany.mutateAsync({
          store_id: storeId,
          changes: changes.slice(at, at + AT_ONCE),
        })
        act({ kind: 'answered', sent, saved, refused, fresh })
        if (refused.length > 0) toast.warning(t(gridTexts.refusedRows, { count: refused.length }))
        if (waiting > 0) toast.warning(message)
        else if (refused.length === 0) toast.success(t(gridTexts.saved, { count: saved.length }))
      }
    } catch (error) {
      complain(error, t)
    }
  }
  return { drafts, act, save: () => void save(), busy: saveMany.isPending }
}
export type Unsaved = ReturnType<typeof useDrafts>
