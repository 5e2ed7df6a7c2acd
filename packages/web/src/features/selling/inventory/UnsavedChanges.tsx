import { LeaveDialog } from '../../lib/LeaveDialog.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { Unsaved } from './useDrafts.ts'

/** What waits to be saved, whatever the filter shows; whoever leaves is asked. */
export function UnsavedChanges({ unsaved: { drafts, act, save, busy } }: { unsaved: Unsaved }) {
  return (
    <>
      <SaveBar
        drafts={drafts}
        busy={busy}
        onSave={save}
        onUndo={() => act({ kind: 'undo' })}
        onDiscard={() => act({ kind: 'discard' })}
      />
      <LeaveDialog hasChanges={drafts.rows.size > 0} />
    </>
  )
}
