import { Download, Printer } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { usePapers } from './invoices.data.ts'
import { invoiceTexts } from './texts.ts'

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const

export function PaperButtons({ papers }: { papers: ReturnType<typeof usePapers> }) {
  const t = useText()
  const reading = (format: 'pdf' | 'xml') => ({
    busy: papers.isPending && papers.variables === format,
    onClick: () => papers.mutate(format),
  })
  return (
    <>
      <Button variant="outline" size="small" icon={<Printer {...icon} />} {...reading('pdf')}>
        {t(invoiceTexts.pdf)}
      </Button>
      <Button variant="outline" size="small" icon={<Download {...icon} />} {...reading('xml')}>
        {t(invoiceTexts.xml)}
      </Button>
    </>
  )
}
