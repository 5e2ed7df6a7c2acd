import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { download } from '../../../lib/csv.ts'
import { useCall } from '../../../lib/env.ts'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { sheetOfClients } from './clients-sheet.ts'
import { allClients } from './store-dashboard.data.ts'
import { dashboardTexts } from './texts.ts'

export function ClientsFile({ storeId, search }: { storeId: number; search: string | undefined }) {
  const t = useText()
  const call = useCall()
  const file = useMutation({
    mutationFn: () => allClients(call, storeId, search),
    onSuccess: (clients) => download('clientes.csv', sheetOfClients(clients, t)),
    onError: (error) => complain(error, t),
  })
  return (
    <Button
      variant="outline"
      busy={file.isPending}
      icon={<Download aria-hidden size={16} strokeWidth={2} />}
      onClick={() => file.mutate()}
    >
      {t(dashboardTexts.clientsFile)}
    </Button>
  )
}
