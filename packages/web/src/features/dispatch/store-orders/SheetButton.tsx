import { Printer } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { saleListTexts } from './sale-list-texts.ts'
import type { usePullSheet } from './store-orders.data.ts'

interface SheetButtonProps {
  sheet: ReturnType<typeof usePullSheet>
  ids: number[]
}

export function SheetButton({ sheet, ids }: SheetButtonProps) {
  const t = useText()
  return (
    <Button
      variant="outline"
      size="small"
      icon={<Printer aria-hidden size={16} strokeWidth={2} />}
      busy={sheet.isPending}
      onClick={() => sheet.mutate({ body: { ids } })}
    >
      {t(saleListTexts.sheet)}
    </Button>
  )
}
