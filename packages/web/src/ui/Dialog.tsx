import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { IconButton } from './IconButton.tsx'
import { useModal } from './useModal.ts'

interface ModalProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** The main button stands last; the buttons stay visible while the text scrolls. */
  footer?: ReactNode
}

/** A phone shows it as a sheet from the bottom. */
export function Dialog({ wide, ...rest }: ModalProps & { wide?: boolean }) {
  return <ModalFrame {...rest} className={clsx('sheet', wide && 'modal-wide')} />
}

/** A phone shows it as a sheet from the bottom, unless `keepSide` is set, as for menus. */
export function Drawer({
  side = 'right',
  keepSide,
  ...rest
}: ModalProps & { side?: 'left' | 'right'; keepSide?: boolean }) {
  return <ModalFrame {...rest} className={clsx('drawer', `drawer-${side}`, !keepSide && 'sheet')} />
}

function ModalFrame({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  className,
}: ModalProps & { className: string }) {
  const titleId = useId()
  const wiring = useModal(open, onClose)

  return (
    <dialog {...wiring} aria-labelledby={titleId} className={clsx('modal', className)}>
      {open && (
        <>
          <div className="flex items-center justify-between gap-4 border-b border-line py-2.5 pr-2.5 pl-5">
            <h2 id={titleId} className="text-h3">
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <X aria-hidden size={20} strokeWidth={1.75} />
            </IconButton>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</div>}
        </>
      )}
    </dialog>
  )
}
