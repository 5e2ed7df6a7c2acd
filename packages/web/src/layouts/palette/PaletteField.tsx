import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { siteTexts } from '../../lib/site-texts.ts'
import { useText } from '../../lib/text.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { comboboxField } from '../../ui/useCombobox.ts'
import { paletteTexts } from './texts.ts'

export interface Typing {
  typed: string
  onType: (text: string) => void
}

type FieldProps = Omit<ComponentProps<typeof SearchInput>, 'label' | 'clearLabel' | 'value' | 'onChange'>

/** The field is drawn before the list is loaded, so that no key after the shortcut is lost. */
export function PaletteField({ typed, onType, ...rest }: Typing & FieldProps) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => takeFocus(field.current!), [])
  return (
    <SearchInput
      ref={field}
      label={t(paletteTexts.paletteField)}
      placeholder={t(paletteTexts.paletteField)}
      clearLabel={t(siteTexts.searchClear)}
      value={typed}
      {...comboboxField(undefined, false)}
      onChange={(event) => onType(event.target.value)}
      onClear={() => {
        onType('')
        field.current?.focus()
      }}
      {...rest}
    />
  )
}

/** A dialog that opens looks for the attribute; one that is already open needs the call. */
function takeFocus(field: HTMLInputElement) {
  field.setAttribute('autofocus', '')
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}
