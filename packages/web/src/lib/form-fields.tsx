import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type FocusEvent, type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/choices.tsx'
import { CodeInput } from '../ui/CodeInput.tsx'
import { FieldError } from '../ui/Field.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Select, TextArea, TextInput } from '../ui/inputs.tsx'
import { maskField, type MaskName } from '../ui/mask.ts'
import { formTexts } from './form-texts.ts'
import { FormId } from './form.tsx'
import { afterPress } from './press.ts'
import { useText } from './text.tsx'

interface Registered {
  /** Name of the field in the schema. */
  name: string
}

function useField(name: string, read?: (typed: string) => unknown) {
  const { register, formState, getFieldState } = useFormContext()
  const id = `${use(FormId)}-${name}`
  const { onBlur, ...wired } = register(name, read && { setValueAs: read })
  const wiring = { ...wired, onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)) }
  return { id, wiring, error: getFieldState(name, formState).error?.message }
}

export interface FormTextProps
  extends Omit<ComponentProps<typeof TextInput>, 'name' | 'error' | 'optional' | 'id'>, Registered {
  mask?: MaskName
  optional?: boolean
  /** Converts the typed text to what the schema gets. */
  read?: (typed: string) => unknown
}

export function FormText({ name, mask, optional, read, ...rest }: FormTextProps) {
  const t = useText()
  const { id, wiring, error } = useField(name, read)
  return (
    <TextInput
      inputMode={mask && mask !== 'cnpj' ? 'numeric' : undefined}
      {...rest}
      {...wiring}
      id={id}
      error={error}
      optional={optional ? t(formTexts.optional) : undefined}
      aria-required={!optional}
      onChange={(event) => {
        if (mask) maskField(event.target, mask)
        void wiring.onChange(event)
      }}
    />
  )
}

export function FormPassword(props: Omit<FormTextProps, 'type' | 'mask' | 'after'>) {
  const t = useText()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FormText
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          label={t(shown ? formTexts.hidePassword : formTexts.showPassword)}
          pressed={shown}
          className="size-10 [&[aria-pressed=true]_svg]:fill-none [&[aria-pressed=true]]:text-ink-2"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      }
    />
  )
}

export function FormSelect({
  name,
  children,
  optional,
  ...rest
}: Omit<ComponentProps<typeof Select>, 'name' | 'error' | 'optional' | 'id'> & Registered & { optional?: boolean }) {
  const t = useText()
  const { id, wiring, error } = useField(name)
  return (
    <Select {...rest} {...wiring} id={id} error={error} optional={optional ? t(formTexts.optional) : undefined}>
      {children}
    </Select>
  )
}

/** A text of several lines; if it is empty, nothing is sent. */
export function FormTextArea({
  name,
  optional,
  ...rest
}: Omit<ComponentProps<typeof TextArea>, 'name' | 'error' | 'optional' | 'id'> & Registered & { optional?: boolean }) {
  const t = useText()
  const { id, wiring, error } = useField(name, (typed) => typed || undefined)
  return (
    <TextArea {...rest} {...wiring} id={id} error={error} optional={optional ? t(formTexts.optional) : undefined} />
  )
}

export function FormCheckbox({ name, children, hint }: Registered & { children: ReactNode; hint?: ReactNode }) {
  const { id, wiring, error } = useField(name)
  return (
    <div>
      <Checkbox
        {...wiring}
        id={id}
        hint={hint}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      >
        {children}
      </Checkbox>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** Only digits are kept. */
export function FormCode({ name, digits, ...rest }: Registered & { digits: number; label: string; hint?: ReactNode }) {
  const { id, wiring, error } = useField(name)
  const typed = useWatch({ name }) as string | undefined
  return (
    <CodeInput
      {...rest}
      {...wiring}
      id={id}
      error={error}
      digits={digits}
      value={typed ?? ''}
      aria-required
      onChange={(event) => {
        event.target.value = event.target.value.replace(/\D/g, '').slice(0, digits)
        void wiring.onChange(event)
      }}
    />
  )
}

const never = () => () => undefined

/** The button sends nothing until the script is loaded. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  const { isSubmitting } = useFormContext().formState
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <Button {...props} type={isBrowser ? 'submit' : 'button'} busy={isSubmitting} />
}
