import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { useText } from '../../lib/text.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'

export interface Typing {
  typed: string
  onType: (text: string) => void
}

type FieldProps = Omit<ComponentProps<typeof SearchInput>, 'label' | 'clearLabel' | 'value' | 'onChange'>

interface PaletteFieldProps extends Typing, FieldProps {
  /** Of what it chooses from; none while there is nothing. */
  listId?: string
}

/** Here before the list is: nothing that is typed right after the key goes astray. */
export function PaletteField({ typed, onType, listId, ...rest }: PaletteFieldProps) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => takeFocus(field.current!), [])
  return (
    <SearchInput
      ref={field}
      label={t('office.paletteField')}
      placeholder={t('office.paletteField')}
      clearLabel={t('shell.searchClear')}
      value={typed}
      role="combobox"
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      maxLength={120}
      onChange={(event) => onType(event.target.value)}
      onClear={() => {
        onType('')
        field.current?.focus()
      }}
      {...rest}
    />
  )
}

/** As the dialog opens the browser looks for the attribute; one that is open already takes the call. */
function takeFocus(field: HTMLInputElement) {
  field.setAttribute('autofocus', '')
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}
