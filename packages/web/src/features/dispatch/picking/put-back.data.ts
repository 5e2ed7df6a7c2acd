import { picking } from '@bra/contract/dispatch/picking'
import type { PutBackLine } from '@bra/contract/dispatch/picking.schemas'
import { storeDashboard } from '@bra/contract/dispatch/store-dashboard'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { ask } from '../../../lib/query.ts'
import { useText } from '../../../lib/text.tsx'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { toast } from '../../../ui/toast.ts'
import { putBackTexts } from './put-back-texts.ts'

export const putBackQuery = (storeId: number, saleId?: number) =>
  ask(picking.toPutBack, { params: { id: storeId }, query: { sale_id: saleId } })

export const unitsToPutBack = (lines: PutBackLine[]) => lines.reduce((sum, { units }) => sum + units, 0)

export function usePutBack(storeId: number) {
  const t = useText()
  const reload = useRefresh([picking.toPutBack, storeDashboard.dashboard])
  const { mutate, isPending, variables } = useCommand(picking.putBack, {
    input: ({ lines, isBack }: { lines: PutBackLine[]; isBack: boolean }) => ({
      body: { store_id: storeId, line_ids: lines.map(({ id }) => id), is_back: isBack },
    }),
    complains: true,
    onSuccess: (_, { lines, isBack }) => {
      if (!isBack) return
      const said =
        lines.length === 1
          ? t(putBackTexts.back, { name: lines[0]!.name })
          : t(putBackTexts.allBack, { count: unitsToPutBack(lines) })
      toast.success(said, { label: t(putBackTexts.undo), onPress: () => mutate({ lines, isBack: false }) })
    },
    onSettled: async () => {
      await reload()
      keepFocus()
    },
  })
  const sent = new Set(isPending ? variables.lines.map(({ id }) => id) : [])
  return { putBack: (lines: PutBackLine[]) => mutate({ lines, isBack: true }), sent }
}
