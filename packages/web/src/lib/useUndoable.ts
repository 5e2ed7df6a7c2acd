import { toast } from '../ui/toast.ts'
import { complain } from './refusal.ts'
import { useText } from './text.tsx'

interface Undoable {
  run: () => Promise<unknown>
  undo: () => Promise<unknown>
  said: string
  undoLabel: string
}

/** Acts are promises, because a mutation does not call its callbacks once its row is gone. */
export function useUndoable() {
  const t = useText()
  const failed = (error: unknown) => complain(error, t)
  return ({ run, undo, said, undoLabel: label }: Undoable) =>
    void run()
      .then(() => toast.success(said, { label, onPress: () => void undo().catch(failed) }))
      .catch(failed)
}
