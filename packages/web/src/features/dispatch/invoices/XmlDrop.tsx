import { FileUp } from 'lucide-react'
import { useId } from 'react'
import { buttonStyle } from '../../../ui/buttonStyle.ts'

interface XmlDropProps {
  label: string
  hint: string
  choose: string
  isSeveral?: boolean
  onFiles: (files: { name: string; xml: string }[]) => void
}

/** The field for files lies over the whole place, so that browsers take what is dropped on it. */
export function XmlDrop({ label, hint, choose, isSeveral = false, onFiles }: XmlDropProps) {
  const id = useId()
  const take = async (field: HTMLInputElement) => {
    const files = await Promise.all(
      [...(field.files ?? [])].map(async (file) => ({ name: file.name, xml: await file.text() })),
    )
    // The same file may be chosen again after it was mended.
    field.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <div className="relative grid gap-2 rounded-panel border border-dashed border-line-strong p-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <p className="font-semibold">{label}</p>
      <p id={id} className="text-label text-ink-2">
        {hint}
      </p>
      <span aria-hidden className={`${buttonStyle('outline', 'small')} w-fit`}>
        <FileUp size={16} strokeWidth={2} />
        {choose}
      </span>
      <input
        type="file"
        accept=".xml,text/xml,application/xml"
        multiple={isSeveral}
        aria-label={label}
        aria-describedby={id}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ currentTarget }) => void take(currentTarget)}
      />
    </div>
  )
}
