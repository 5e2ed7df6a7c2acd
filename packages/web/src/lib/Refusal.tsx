import { TriangleAlert } from 'lucide-react'
import { formTexts } from './form-texts.ts'
import { refusalOf } from './refusal.ts'
import { useText } from './text.tsx'

export function Refusal({ error }: { error: unknown }) {
  const t = useText()
  if (!error) return null
  return (
    <p role="alert" className="flex items-start gap-1.5 text-label font-semibold text-urucum">
      <TriangleAlert aria-hidden size={16} strokeWidth={2} className="mt-0.5 flex-none" />
      {refusalOf(error, t, formTexts.failed)}
    </p>
  )
}
