import { LeaveDialog } from '../../../lib/LeaveDialog.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { Unsaved } from './useDrafts.ts'

/** Holds unsaved changes whatever the filter shows; leaving the page asks first. */
export function UnsavedChanges({ unsaved: { drafts, act, save, busy } }: { unsaved: Unsaved }) {
  return (
    <>
      <SaveBar
        drafts={drafts}
        busy={busy}
        onSave={save}
        onUndo={() => act({ kind: 'undo' })}
        onRedo={() => act({ kind: 'redo' })}
        onDiscard={() => act({ kind: 'discard' })}
      />
      <LeaveDialog hasChanges={drafts.rows.size > 0} />
    </>
  )
}
